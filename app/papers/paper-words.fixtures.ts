import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { formatsFor } from "#app/i18n/format.ts";
import { localeTags } from "#app/i18n/locale.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import type { Language } from "#domain/language.ts";
import type { PaperWords } from "./words.ts";

/** The words of the papers as the catalogs have them. */
export function paperWords(language: Language): PaperWords {
  const messages = readCatalogs()[language].papers ?? {};
  const i18n = setupI18n({
    locale: language,
    locales: localeTags[language],
    messages: { [language]: messages },
    missing: (_, id) => {
      throw new Error(`No text for ${id}`);
    },
  }).setMessagesCompiler(compileMessage);
  return { language, text: (id, values) => i18n._(id, values), format: formatsFor(language) };
}
