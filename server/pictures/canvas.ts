import { directionOf, type Language } from "#domain/language.ts";
import { pictureWidths } from "#domain/pictures/names.ts";
import { escapeXml } from "../feeds/xml.ts";

export const widths = pictureWidths;
export type Size = keyof typeof widths;

/** The site's colors, readable on paper and screen. */
export const ink = "#271b29";
const inkSoft = "#625566";
export const lineColour = "#e2d8c7";
export const paper = "#fffdf8";
export const colours = {
  action: "#14594a",
  accent: "#e8a317",
  urgent: "#9d1440",
  children: "#1f4690",
  elderly: "#5d3a86",
  animals: "#3a6420",
  disaster: "#a3321c",
  neutral: "#877a86",
} as const;

type TextLook = Readonly<{
  size?: number;
  bold?: boolean;
  soft?: boolean;
  anchor?: "start" | "middle" | "end";
  fill?: string;
}>;

export const textSize = 13;
/** Estimated letter width relative to the font size: a server cannot measure text. */
const letterWidth = 0.56;

export type Canvas = ReturnType<typeof canvasFor>;

/** SVG shapes as text. Right-to-left languages are mirrored: positions count from the reading start. */
export function canvasFor(language: Language, size: Size) {
  const width = widths[size];
  const isFromRight = directionOf(language) === "rtl";
  const at = (x: number): number => round(isFromRight ? width - x : x);
  return {
    size,
    width,
    at,
    language,
    rect: (x: number, y: number, w: number, h: number, fill: string): string =>
      `<rect x="${isFromRight ? at(x + w) : round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"/>`,
    line: (x1: number, y1: number, x2: number, y2: number, stroke: string = lineColour): string =>
      `<path d="M${at(x1)} ${round(y1)}L${at(x2)} ${round(y2)}" stroke="${stroke}"/>`,
    /** A band between two edges of equal width. */
    band: (from: Edge, to: Edge, height: number, fill: string): string => {
      const half = (from.x + to.x) / 2;
      const there = `M${at(from.x)} ${round(from.y)}C${at(half)} ${round(from.y)} ${at(half)} ${round(to.y)} ${at(to.x)} ${round(to.y)}`;
      const back = `v${round(height)}C${at(half)} ${round(to.y + height)} ${at(half)} ${round(from.y + height)} ${at(from.x)} ${round(from.y + height)}Z`;
      return `<path d="${there}${back}" fill="${fill}" fill-opacity=".3"/>`;
    },
    text: (x: number, y: number, words: string, look: TextLook = {}): string => {
      const { size: fontSize = textSize, bold = false, soft = false, anchor = "start", fill } = look;
      const colour = fill ?? (soft ? inkSoft : ink);
      return `<text x="${at(x)}" y="${round(y)}" font-size="${fontSize}"${bold ? ' font-weight="600"' : ""} text-anchor="${anchor}" fill="${colour}">${escapeXml(words)}</text>`;
    },
    lettersIn: (room: number, fontSize: number = textSize): number =>
      Math.floor(room / (fontSize * letterWidth)),
  };
}

type Edge = Readonly<{ x: number; y: number }>;

export const round = (units: number): number => Math.round(units * 10) / 10;

/** Wraps text by letters; an overflow ends in dots. Long words are cut. */
export function wrap(words: string, letters: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ").flatMap((each) => pieces(each, letters))) {
    if (line !== "" && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? "";
  return [...lines.slice(0, maxLines - 1), `${last.slice(0, Math.max(1, letters - 1)).trimEnd()}…`];
}

/** URLs are cut without a hyphen, which would be copied too. */
const pieces = (word: string, letters: number, hyphen = word.includes("://") ? "" : "-"): string[] =>
  word.length <= letters
    ? [word]
    : [`${word.slice(0, letters - 1)}${hyphen}`, ...pieces(word.slice(letters - 1), letters, hyphen)];

type Entry = Readonly<{ label: string; colour: string; figure?: string }>;
const line = 22;
const side = 13;

/** A line per color, with its figure at the end. */
export function legend(
  canvas: Canvas,
  entries: readonly Entry[],
  { x = 8, width = canvas.width - 16 }: { x?: number; width?: number } = {},
): { body: string; height: number } {
  const parts = entries.flatMap(({ label, colour, figure }, place) => {
    const y = place * line;
    const room = width - side - 8 - (figure === undefined ? 0 : figure.length * textSize * 0.62 + 8);
    return [
      canvas.rect(x, y + 2, side, side, colour),
      canvas.text(x + side + 8, y + side, wrap(label, canvas.lettersIn(room), 1)[0] ?? ""),
      figure === undefined ? "" : canvas.text(x + width, y + side, figure, { anchor: "end", bold: true }),
    ];
  });
  return { body: parts.join(""), height: entries.length * line + 6 };
}
