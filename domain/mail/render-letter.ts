import { isRightToLeft } from "#domain/language.ts";
import { withoutIsolates } from "./isolate.ts";
import type { Letter } from "./letter.ts";
import type { LetterFrame } from "./letter-frame.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

export type RenderedLetter = { subject: string; html: string; text: string };

/** One layout for every mail, as HTML and text. */
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
