import * as z from "zod/mini";
import { isLanguage, languages } from "#domain/language.ts";
import type { Language, Localized } from "#domain/language.ts";

const maxTextLength = 20_000;

/** Spaces alone are no text: a language left blank is refused by the name `missing`. */
const writtenText = z
  .string()
  .check(z.trim(), z.minLength(1, "missing"), z.maxLength(maxTextLength, "too_long"));

/** A text that staff write. All three languages or none: a page is never half translated. */
export const localized = z.object({ en: writtenText, nl: writtenText, ar: writtenText });

/** Long texts are kept as one text per language, with a blank line between paragraphs. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** Writes a long text paragraph by paragraph, so that the three languages stay side by side. */
export const prose = (...parts: Localized[]): { en: string; nl: string; ar: string } => ({
  en: parts.map((part) => part.en).join("\n\n"),
  nl: parts.map((part) => part.nl).join("\n\n"),
  ar: parts.map((part) => part.ar).join("\n\n"),
});

/** What a stored body looks like once every localized text in it is read in one language. */
export type InLanguage<T> = T extends Localized
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/** Reads a whole body in one language, however deep its texts are. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T>;
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, language));
  if (isLocalized(value)) return value[language];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]));
}

export function isLocalized(value: unknown): value is Localized {
  if (typeof value !== "object" || value === null) return false;
  const texts = Object.entries(value);
  return (
    texts.length === languages.length &&
    texts.every(([language, text]) => isLanguage(language) && typeof text === "string")
  );
}
