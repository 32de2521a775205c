import { createContext, useContext, useMemo, type ReactNode } from "react";
import { directionOf, type Language } from "#domain/language.ts";
import type { MessageId } from "../messages/ids.ts";
import { formatsFor, type Formats } from "./format.ts";
import { formatMessage, type Messages, type Values } from "./format-message.ts";

export type Text = (id: MessageId, values?: Values) => string;
export type Texts = {
  language: Language;
  direction: "ltr" | "rtl";
  text: Text;
  /** For values that may be newer than this program. */
  has: (id: string) => id is MessageId;
  format: Formats;
};

const WordsContext = createContext<Texts | null>(null);

/** The texts loaded so far. The browser adds to them as screens are visited. */
export type I18n = Readonly<{
  language: Language;
  messages: Messages;
  /** Texts changed by staff; they override the catalogs. */
  reworded: Messages;
}>;

export const createI18n = (language: Language, reworded: Messages = {}): I18n => ({
  language,
  messages: {},
  reworded,
});

export function addMessages({ messages, reworded }: I18n, more: Messages): void {
  Object.assign(messages, more, reworded);
}

export function TextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const words = useMemo(() => wordsOf(i18n), [i18n]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function wordsOf({ language, messages }: I18n): Texts {
  return {
    language,
    direction: directionOf(language),
    text: (id, values) => {
      const message = messages[id];
      if (message) return formatMessage(language, message, values);
      const [catalog = "", ...rest] = id.split(".");
      // Only a value newer than this program has no text. It is shown as is, because it must not break the page.
      const isLoaded = Object.keys(messages).some((known) => known.startsWith(`${catalog}.`));
      if (!isLoaded) throw new Error(`No text is loaded for ${id} in ${language}`);
      return rest.at(-1) ?? "";
    },
    has: (id): id is MessageId => Object.hasOwn(messages, id),
    format: formatsFor(language),
  };
}

export function useText(): Texts {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useText needs a TextProvider above it");
  return words;
}
