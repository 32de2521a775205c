import { isRightToLeft, perLanguage, type Localized } from "#domain/language.ts";
import { isLocalized } from "./localized.ts";
import type { Content } from "./ports.ts";

/** Adds Unicode isolates on read: in an Arabic sentence 94% would become %94. Staff write and store plain text. */
export const legibleContent = (content: Content): Content => ({
  list: async (kind) => (await content.list(kind)).map((body) => legible(body)),
  find: async (kind, id) => legible(await content.find(kind, id)),
  hasAny: (kind) => content.hasAny(kind),
});

/** Adds the marks to all Arabic texts of a body, recursively. */
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

/** Wraps every left-to-right value of an Arabic text in isolates. */
export const withValuesKept = (text: string): string =>
  arabicLetter.test(text)
    ? text.replace(notToTouchOrValue, (found: string, value: string | undefined) =>
        value === undefined ? found : `${leftToRightIsolate}${value}${endOfIsolate}`,
      )
    : text;

/**
 * Text in braces is replaced later with its own marks, and marked text is left alone. Values, longest kinds first: a
 * URL; an amount or percentage; a phone number; a receipt number or date (two years or ages are a range, which Arabic
 * reads from the right); a name, standard, article or e-mail address: ISO 9001, 6.1.f, name@example.org. Repetitions
 * are bounded, so that matching stays linear.
 */
const notToTouchOrValue =
  /\{\w{1,40}\}|[\u2066-\u2068][^\u2066-\u2069]*\u2069|((?:https?:\/\/|www\.)[^\s\u0600-\u06ff()«»]*[\w/]|€ ?\d{1,15}(?:[.,]\d{1,15}){0,6}|\d{1,15}(?:[.,]\d{1,15}){0,6}[ \u00a0]?[€%]|\+\d{1,15}(?:[ -]\d{1,15}){0,9}|\d{1,15}(?:[-/]\d{1,15}){2,9}|\d{4}-\d{5,15}|(?:\d{1,15}\.){0,6}\d{0,15}[A-Za-z\u00c0-\u024f](?:[\w\u00c0-\u024f .,&'’/@+#:-]*[\w\u00c0-\u024f+#])?)/g;
