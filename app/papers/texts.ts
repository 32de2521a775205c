import type papers from "#app/messages/en/server/papers.json";
import type { Formats } from "#app/i18n/format.ts";
import { isRightToLeft, type Language } from "#domain/language.ts";

export type PaperTextId = keyof typeof papers;

/** The part of `wordsOf(i18n)` that PDFs need. */
export type PaperTexts = Readonly<{
  language: Language;
  text: (id: PaperTextId, values?: Record<string, string | number>) => string;
  format: Formats;
}>;

const firstStrongIsolate = "\u2068";
const leftToRightIsolate = "\u2066";
const endOfIsolate = "\u2069";
const anyMark = /[\u200e\u200f\u2066-\u2069]/g;
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The same texts with isolated values: otherwise 2026-000123 in Arabic would read 000123-2026. */
export function isolating(words: PaperTexts): PaperTexts {
  return { ...words, text: (id, values) => words.text(id, values && isolateAll(values, words.language)) };
}

/** Numbers, codes and URLs: left to right in any language. */
export const leftToRight = (code: string): string => `${leftToRightIsolate}${code}${endOfIsolate}`;

/** Names and addresses in their own direction. */
export const asWritten = (line: string): string => `${firstStrongIsolate}${line}${endOfIsolate}`;

/** For metadata, without invisible characters. */
export const withoutMarks = (text: string): string => text.replaceAll(anyMark, "");

const isolateAll = (values: Record<string, string | number>, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // A number stays: it may select a plural.
      typeof value === "string" && (isRightToLeft(language) || rightToLeftLetter.test(value))
        ? `${firstStrongIsolate}${value}${endOfIsolate}`
        : value,
    ]),
  );
