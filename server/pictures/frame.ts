import { directionOf } from "#domain/language.ts";
import { escapeXml } from "../feeds/xml.ts";
import { lineColour, paper, wrap, type Canvas } from "./canvas.ts";

export type Imprint = Readonly<{ title: string; summary: string; lines: readonly string[] }>;
export type Drawn = Readonly<{ svg: string; height: number }>;

const titleSize = 18;
const titleLine = 23;
const smallSize = 11;
const smallLine = 15;
const gap = 14;

const linesOf = (canvas: Canvas, { title, lines }: Imprint) => ({
  head: wrap(title, canvas.lettersIn(canvas.width, titleSize), 3),
  foot: lines.flatMap((line) => wrap(line, canvas.lettersIn(canvas.width, smallSize), 2)),
});

/** The body height for a given total height. */
export function roomIn(canvas: Canvas, imprint: Imprint, total: number): number {
  const { head, foot } = linesOf(canvas, imprint);
  return total - head.length * titleLine - foot.length * smallLine - 3 * gap;
}

/** `body` starts at its own top and has the given height. */
export function framed(
  canvas: Canvas,
  imprint: Imprint,
  { body, height }: Readonly<{ body: string; height: number }>,
): Drawn {
  const { width } = canvas;
  const { title, summary } = imprint;
  const { head, foot } = linesOf(canvas, imprint);
  const top = head.length * titleLine + gap;
  const bottom = top + height + gap;
  const total = Math.ceil(bottom + foot.length * smallLine + gap);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width}" height="${total}" role="img" xml:lang="${canvas.language}" direction="${directionOf(canvas.language)}" font-family="system-ui,'Segoe UI','Noto Sans','Noto Sans Arabic',sans-serif">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(summary)}</desc>`,
    `<path fill="${paper}" d="M0 0h${width}v${total}H0z"/>`,
    ...head.map((line, place) =>
      canvas.text(8, 20 + place * titleLine, line, { size: titleSize, bold: true }),
    ),
    `<g transform="translate(0 ${top})">${body}</g>`,
    canvas.line(8, bottom - gap / 2, width - 8, bottom - gap / 2, lineColour),
    ...foot.map((line, place) =>
      canvas.text(8, bottom + smallLine - 3 + place * smallLine, leftToRight(line), {
        size: smallSize,
        soft: true,
      }),
    ),
    "</svg>",
  ].join("");
  return { svg, height: total };
}

/** URLs are marked left-to-right: otherwise the last sign would come first. */
const leftToRight = (line: string): string => (/^[!-~]+$/.test(line) ? `\u200E${line}\u200E` : line);
