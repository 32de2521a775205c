import type { Messages } from "#app/i18n/format-message.ts";
import { languages, type Language } from "#domain/language.ts";
import { cacheFor } from "../timing/cache-for.ts";
import { freshMs } from "./shared-answers.ts";

export type AskTexts = (language: Language) => Promise<Messages>;

/** Fixed texts that the foundation has worded anew, kept as long as what pages are answered. */
export function textsKept(ask: AskTexts) {
  const known = languages.map((language) => [language, cacheFor(freshMs, () => ask(language))] as const);
  const byLanguage = new Map(known);
  return {
    get: (language: Language) => byLanguage.get(language)?.get() ?? ask(language),
    forget: () => known.forEach(([, { forget }]) => forget()),
  };
}
