import { isSafeLink, plainText } from "./block.ts";
import type { Block, Inline } from "./block-schema.ts";
import { paragraphOf } from "./read-blocks.ts";

/** Writes blocks in the stored format. Reading them gives the same blocks, in their simplest form. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => writeBlock(tidyBlock(block)))
    .filter((text) => text !== "")
    .join("\n\n");

function writeBlock(block: Block): string {
  if (typeof block === "string") return plainStart(writeInline([block]));
  switch (block.type) {
    case "paragraph":
      return plainStart(writeInline(block.text));
    case "heading":
      return started("#".repeat(block.level), block.text);
    case "quote":
      return started(">", block.text);
    case "list":
      return block.items
        .map((item, index) => started(block.ordered ? `${index + 1}.` : "-", item))
        .join("\n");
    case "picture":
      return `![${escaped(oneLine(block.alt).trim())}](upload:${block.upload})`;
    case "figure":
      return `![${escaped(oneLine(block.alt).trim())}](figure:${block.id})`;
    case "donate":
      return `[${escaped(oneLine(block.label).trim())}](donate:${block.campaign ?? ""})`;
  }
}

const started = (sign: string, pieces: readonly Inline[]): string => {
  const text = writeInline(pieces);
  return text === "" ? "" : `${sign} ${text}`;
};

/** A paragraph that looks like another block gets a backslash. */
const plainStart = (text: string): string =>
  text.replace(/^(#{2,3} |- |> ?|!(?=\[))/, String.raw`\$1`).replace(/^(\d+)(?=\. )/, "$1\\");

const writeInline = (pieces: readonly Inline[]): string => pieces.map(writePiece).join("");

function writePiece(piece: Inline): string {
  if (typeof piece === "string") return escaped(piece);
  const italic = piece.italic ? `__${escaped(piece.text)}__` : escaped(piece.text);
  const bold = piece.bold ? `**${italic}**` : italic;
  return piece.link === undefined ? bold : `[${bold}](${piece.link})`;
}

type Marks = { bold: true | undefined; italic: true | undefined; link: string | undefined };

/** The simplest pieces with the same look: single spaces, none at an edge, equal neighbors joined, unsafe links as text. */
function tidy(pieces: readonly Inline[]): Inline[] {
  const runs: { text: string; marks: Marks }[] = [];
  const add = (text: string, marks: Marks) => {
    const last = runs.at(-1);
    if (last && isEqual(last.marks, marks)) last.text += text;
    else runs.push({ text, marks });
  };
  let isSpaced = false;
  for (const piece of pieces)
    for (const word of plainText([piece]).split(/(\s+)/)) {
      const marks = marksOf(piece);
      const last = runs.at(-1);
      if (word.trim() === "") isSpaced ||= word !== "";
      else {
        // A mark never starts or ends with a space.
        if (isSpaced && last) add(" ", isEqual(last.marks, marks) ? marks : marksOf(" "));
        add(word, marks);
        isSpaced = false;
      }
    }
  return runs.map(({ text, marks }) => {
    const set = Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== undefined));
    return Object.keys(set).length === 0 ? text : { text, ...set };
  });
}

const isEqual = (one: Marks, other: Marks): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

const marksOf = (piece: Inline): Marks => {
  const { bold, italic, link }: Partial<Marks> = typeof piece === "string" ? {} : piece;
  return { bold, italic, link: link !== undefined && isSafeLink(link) ? link : undefined };
};

/** The blocks in their simplest form, as they are read back. */
export const tidyBlock = (block: Block): Block => {
  if (typeof block === "string") return paragraphOf(tidy([block]));
  if (block.type === "paragraph") return paragraphOf(tidy(block.text));
  if (block.type === "heading" || block.type === "quote") return { ...block, text: tidy(block.text) };
  if (block.type === "list")
    return { ...block, items: block.items.map(tidy).filter((item) => item.length > 0) };
  return block;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
const escaped = (text: string): string => text.replaceAll(/[\\*_[\]]/g, String.raw`\$&`);
