import { languages, type Localized } from "#domain/language.ts";
import type { DraftBody } from "./field-spec.ts";
import type { Problem } from "./problems.ts";

/** A fixed text as the program says it. */
export type PageText = Readonly<{ name: string; text: Localized }>;
export type PageTexts = (catalog: string) => readonly PageText[];

const placeholder = /\{\w+\}/g;

/** A text that counts or chooses is a small program, and stays as it is; so does one that holds marks of its own. */
export const canBeReworded = ({ text }: PageText): boolean =>
  languages.every((language) => !/[<>{}]/.test(text[language].replaceAll(placeholder, "")));

/** New words must leave room for the same values, or a page would show a gap, and hold no braces besides. */
export function wordingProblems(words: readonly PageText[], { texts }: DraftBody): Problem[] {
  return Object.entries((texts ?? {}) as Record<string, Localized>).flatMap(([name, text]) => {
    const original = words.find((word) => word.name === name);
    if (!original) return [{ path: `texts.${name}`, reason: "not_a_text" }];
    return languages
      .filter((language) => !keepsValues(original.text[language], text[language]))
      .map((language) => ({ path: `texts.${name}.${language}`, reason: "placeholders_differ" }));
  });
}

const keepsValues = (original: string, text: string): boolean =>
  valuesIn(original) === valuesIn(text) && !/[<>{}]/.test(text.replaceAll(placeholder, ""));

const valuesIn = (text: string): string => [...new Set(text.match(placeholder))].toSorted().join();
