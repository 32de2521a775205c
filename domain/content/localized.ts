import * as z from "zod/mini";
import { isLanguage, languages, perLanguage, type Language, type Localized } from "#domain/language.ts";
import { localizedSchema } from "#domain/localized-schema.ts";

const maxTextLength = 20_000;

/** White space alone counts as `missing`. */
const writtenText = z
  .string()
  .check(z.trim(), z.minLength(1, "missing"), z.maxLength(maxTextLength, "too_long"));

/** A text by staff: every language or none. */
export const localized = localizedSchema(writtenText);

/** One text per language, with a blank line between paragraphs. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** Writes a long text paragraph by paragraph, with languages side by side. */
export const prose = (...parts: Localized[]): Record<Language, string> =>
  perLanguage((language) => parts.map((part) => part[language]).join("\n\n"));

/** The type of a body after its localized texts are read in one language. */
export type InLanguage<T> = T extends Localized
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/** Reads a whole body in one language, recursively. */
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
