import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { directionOf, type Language } from "#domain/language.ts";
import type { MessageId } from "../messages/ids.ts";
import { formatsFor, type Formats } from "./format.ts";
import { localeTags } from "./locale.ts";

export type Text = (id: MessageId, values?: Record<string, string | number>) => string;
export type Words = { language: Language; direction: "ltr" | "rtl"; text: Text; format: Formats };

const WordsContext = createContext<Words | null>(null);

/** What the foundation says in its own words; it lies over every catalog that is loaded. */
const ownWords = new WeakMap<I18n, Messages>();

/** The catalogs that are loaded so far, in one language. The browser adds to it as screens are visited. */
export function createI18n(language: Language, reworded: Messages = {}): I18n {
  const i18n = setupI18n({
    locale: language,
    locales: localeTags[language],
    messages: { [language]: {} },
    missing: (_, id) => {
      throw new Error(`No text is loaded for ${id} in ${language}`);
    },
  });
  ownWords.set(i18n, reworded);
  return i18n;
}

export function addMessages(i18n: I18n, messages: Messages): void {
  i18n.load(i18n.locale, { ...messages, ...ownWords.get(i18n) });
}

export function WordsProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const words = useMemo(() => wordsOf(i18n), [i18n]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function wordsOf(i18n: I18n): Words {
  const language = i18n.locale as Language;
  return {
    language,
    direction: directionOf(language),
    text: (id, values) => i18n._(id, values),
    format: formatsFor(language),
  };
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords needs a WordsProvider above it");
  return words;
}
