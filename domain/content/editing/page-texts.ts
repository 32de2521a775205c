import { languages, type Localized } from "#domain/language.ts";
import type { DraftBody } from "./field-spec.ts";
import type { Problem } from "./problems.ts";

export type PageText = Readonly<{ name: string; text: Localized }>;
export type PageTexts = (catalog: string) => readonly PageText[];

const placeholder = /\{\w+\}/g;

/** Texts with plurals, choices or markup cannot be changed. */
export const canBeReworded = ({ text }: PageText): boolean =>
  languages.every((language) => !/[<>{}]/.test(text[language].replaceAll(placeholder, "")));

/** A new text must contain the same placeholders and no other braces. */
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
