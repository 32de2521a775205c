import { isRightToLeft } from "#domain/language.ts";
import { withoutIsolates, isolate, isolateCode } from "./isolate.ts";
import type { Letter, Block, Piece } from "./letter.ts";
import type { LetterFrame } from "./letter-frame.ts";
import { letterHtml } from "./letter-html.ts";

export type RenderedLetter = { subject: string; html: string; text: string };

export const renderLetter = (letter: Letter, frame: LetterFrame): RenderedLetter => ({
  subject: subjectLine(letter.subject, frame),
  html: letterHtml(letter, frame),
  text: letterText(letter, frame),
});

/** A header is one line. In left-to-right languages the marks would only confuse older clients. */
const subjectLine = (subject: string, { language }: LetterFrame): string => {
  const line = subject.replace(/\s+/g, " ").trim();
  return isRightToLeft(language) ? line : withoutIsolates(line);
};

const letterText = (letter: Letter, frame: LetterFrame): string =>
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
    case "heading":
    case "marked":
      return piecesText(block.pieces);
    case "list":
      return block.items
        .map((item, place) => `${block.ordered ? `${place + 1}.` : "-"} ${piecesText(item)}`)
        .join("\n");
    case "picture":
      return block.link ? link(block.alt, block.link) : `[${block.alt}]`;
  }
}

/** A link follows its words, unless it is the words. */
const piecesText = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const target = piece.link?.replace(/^(mailto|tel):/, "");
      return target === undefined || target === piece.text ? piece.text : `${piece.text} (${target})`;
    })
    .join("");

/** A URL is alone on its line, without marks, which clients would include in it. */
const link = (label: string, url: string): string => `${label}:\n${url}`;
