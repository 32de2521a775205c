import { setupI18n, type I18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { localeTags } from "#app/i18n/locale.ts";
import type { MessageId } from "#app/messages/ids.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages, type Language } from "#domain/language.ts";

const speakers = new Map<Language, I18n>();

/** The server's own sentences: refusals, mails, documents. */
export function say(language: Language, id: MessageId, values?: Record<string, string | number>): string {
  return speaker(language)._(id, values);
}

function speaker(language: Language): I18n {
  if (speakers.size === 0) learn();
  const i18n = speakers.get(language);
  if (!i18n) throw new Error(`No catalogs were read for ${language}`);
  return i18n;
}

function learn(): void {
  const catalogs = readCatalogs();
  for (const language of languages) {
    const messages = Object.assign({}, ...Object.values(catalogs[language])) as Record<string, string>;
    const i18n = setupI18n({
      locale: language,
      locales: localeTags[language],
      messages: { [language]: messages },
    });
    speakers.set(language, i18n.setMessagesCompiler(compileMessage));
  }
}
