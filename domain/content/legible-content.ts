import { isRightToLeft, perLanguage, type Localized } from "#domain/language.ts";
import { isLocalized } from "./localized.ts";
import type { Content } from "./ports.ts";

/**
 * Content as it can be read: in an Arabic sentence 94% turns into %94 and +31 20 123 into 123 20 31+, unless Unicode's
 * marks keep such a value together. They are set here, so that staff write plain text; what is stored has none.
 */
export const legibleContent = (content: Content): Content => ({
  list: async (kind) => (await content.list(kind)).map((body) => legible(body)),
  find: async (kind, id) => legible(await content.find(kind, id)),
  hasAny: (kind) => content.hasAny(kind),
});

/** A whole body with the marks in its Arabic texts, however deep they are. */
export function legible<T>(value: T): T;
export function legible(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => legible(item));
  if (isLocalized(value)) return legibleTexts(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, legible(part)]));
}

const legibleTexts = (texts: Localized): Localized =>
  perLanguage((language) => (isRightToLeft(language) ? withValuesKept(texts[language]) : texts[language]));

const leftToRightIsolate = "\u2066";
const endOfIsolate = "\u2069";
const arabicLetter = /[\u0620-\u064a]/;

/** An Arabic text in which every value that is read from left to right stays in one piece. */
export const withValuesKept = (text: string): string =>
  arabicLetter.test(text)
    ? text.replace(notToTouchOrValue, (found: string, value: string | undefined) =>
        value === undefined ? found : `${leftToRightIsolate}${value}${endOfIsolate}`,
      )
    : text;

/**
 * What stands between braces is filled in later, with marks of its own; so is what has been marked already. The values, the
 * longest kinds first since the first that fits is taken: an address on the web; an amount or a percentage; a phone number; the
 * number of a receipt or a date (two years or two ages are a range, which Arabic reads from the right); a name, a standard, an
 * article of a law, an e-mail address: ISO 9001, 6.1.f, name@example.org. Figures are counted, so that a long row of them is
 * gone over once.
 */
const notToTouchOrValue =
  /\{\w{1,40}\}|[\u2066-\u2068][^\u2066-\u2069]*\u2069|((?:https?:\/\/|www\.)[^\s\u0600-\u06ff()«»]*[\w/]|€ ?\d{1,15}(?:[.,]\d{1,15}){0,6}|\d{1,15}(?:[.,]\d{1,15}){0,6}[ \u00a0]?[€%]|\+\d{1,15}(?:[ -]\d{1,15}){0,9}|\d{1,15}(?:[-/]\d{1,15}){2,9}|\d{4}-\d{5,15}|(?:\d{1,15}\.){0,6}\d{0,15}[A-Za-z\u00c0-\u024f](?:[\w\u00c0-\u024f .,&'’/@+#:-]*[\w\u00c0-\u024f+#])?)/g;
