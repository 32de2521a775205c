import { paragraphs } from "../localized.ts";
import { isSafeLink, plainText } from "./block.ts";
import type { Block, Inline } from "./block-schema.ts";

/* The format of stored rich text. Blocks are separated by a blank line, as paragraphs always were. A block starts with
   `## ` or `### ` (heading), `- ` or `1. ` on each line (list), or `> ` (quote); one that is only `![alt](upload:id)`,
   `![alt](figure:id)` or `[label](donate:campaign)` is a picture, a figure or a donate button. Inside a line: `**bold**`,
   `__italic__`, `[text](link)`. A backslash makes the next sign plain. Anything else is plain text. */

/** Reads a stored text. There is no invalid text: signs that mean nothing are shown as they are. */
export const readBlocks = (source: string): Block[] => paragraphs(source).map(readBlock);

const pattern = {
  heading: /^(##|###) +(\S.*)$/,
  bullet: /^- +(\S.*)$/,
  number: /^\d+\. +(\S.*)$/,
  quote: /^> ?(.*)$/,
  picture: /^!\[((?:[^\]\\]|\\.)*)\]\((upload|figure):([a-z0-9-]+)\)$/,
  donate: /^\[((?:[^\]\\]|\\.)+)\]\(donate:([a-z0-9-]*)\)$/,
};

function readBlock(chunk: string): Block {
  const lines = chunk.split("\n").map((line) => line.trim());
  const [line = ""] = lines;
  const isSingle = lines.length === 1;
  const heading = isSingle && pattern.heading.exec(line);
  if (heading) return { type: "heading", level: heading[1] === "##" ? 2 : 3, text: readInline(heading[2]) };
  for (const [type, ordered] of [
    ["bullet", false],
    ["number", true],
  ] as const) {
    const items = lines.map((each) => pattern[type].exec(each));
    if (items.every((item) => item !== null))
      return { type: "list", ordered, items: items.map((item) => readInline(item[1])) };
  }
  const quoted = lines.map((each) => pattern.quote.exec(each));
  if (quoted.every((each) => each !== null))
    return { type: "quote", text: readInline(quoted.map((each) => each[1]).join(" ")) };
  const picture = isSingle && pattern.picture.exec(line);
  if (picture) {
    const [, alt = "", kind, id = ""] = picture;
    if (kind === "figure") return { type: "figure", id, alt: unescaped(alt) };
    if (/^[0-9a-f]{32}$/.test(id)) return { type: "picture", upload: id, alt: unescaped(alt) };
  }
  const donate = isSingle && pattern.donate.exec(line);
  if (donate) return { type: "donate", campaign: donate[2] || null, label: unescaped(donate[1]) };
  return paragraphOf(readInline(lines.join(" ")));
}

export const paragraphOf = (text: Inline[]): Block =>
  text.every((piece) => typeof piece === "string") ? plainText(text) : { type: "paragraph", text };

const unescaped = (text = ""): string => text.replaceAll(/\\(\p{P}|\p{S})/gu, "$1");

type Marks = { bold?: true; italic?: true; link?: string };

const linkStart = /\[((?:[^\]\\]|\\.)+)\]\(([^()\s]+)\)/y;

/** Reads marks from left to right. A mark without an end is plain text. */
function readInline(source = "", marks: Marks = {}): Inline[] {
  const pieces: Inline[] = [];
  let text = "";
  const flush = () => {
    if (text !== "") pieces.push(Object.keys(marks).length === 0 ? text : { text, ...marks });
    text = "";
  };
  for (let at = 0; at < source.length;) {
    const sign = source.slice(at, at + 2);
    if (/^\\(\p{P}|\p{S})/u.test(sign)) {
      text += sign[1];
      at += 2;
      continue;
    }
    const mark = sign === "**" ? "bold" : sign === "__" ? "italic" : null;
    const end = mark && !marks[mark] ? endOf(source, sign, at + 2) : -1;
    if (mark && end > 0) {
      flush();
      pieces.push(...readInline(source.slice(at + 2, end), { ...marks, [mark]: true }));
      at = end + 2;
      continue;
    }
    linkStart.lastIndex = at;
    const link = marks.link === undefined && linkStart.exec(source);
    if (link && isSafeLink(link[2] ?? "")) {
      flush();
      pieces.push(...readInline(link[1], { ...marks, link: link[2] ?? "" }));
      at += link[0].length;
      continue;
    }
    text += source[at];
    at += 1;
  }
  flush();
  return pieces;
}

/** Where a mark ends: text must touch both its signs, so that `2 ** 3` stays plain. */
function endOf(source: string, sign: string, from: number): number {
  if (/^\s/.test(source.slice(from))) return -1;
  for (let at = from; at < source.length - 1; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (at > from && source.startsWith(sign, at) && !/\s/.test(source[at - 1] ?? "")) return at;
  }
  return -1;
}
