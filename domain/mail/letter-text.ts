import type { Block, Letter } from "./letter.ts";
import type { LetterFrame } from "./letter-frame.ts";
import { isolate, isolateCode } from "./isolate.ts";

/** The plain text version. */
export const letterText = (letter: Letter, frame: LetterFrame): string =>
  [
    letter.heading,
    ...letter.blocks.map(blockText),
    "—",
    [frame.foundationName, ...frame.footer].join("\n"),
    ...(letter.unsubscribeUrl ? [link(frame.unsubscribeLabel, letter.unsubscribeUrl)] : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return block.text;
    case "facts":
      return block.rows
        .filter(({ value }) => value !== "")
        .map(({ label, value, code }) => `${label}: ${code ? isolateCode(value) : isolate(value)}`)
        .join("\n");
    case "button":
      return link(block.label, block.url);
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${isolate(line)}`)
        .join("\n");
  }
}

/** A URL is alone on its line, without marks, which clients would include in it. */
const link = (label: string, url: string): string => `${label}:\n${url}`;
