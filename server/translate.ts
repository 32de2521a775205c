import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { formatMessage, type Values } from "#app/i18n/format-message.ts";
import { compileText } from "#app/messages/compile.ts";
import type { MessageId } from "#app/messages/ids.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages, type Language } from "#domain/language.ts";

const texts = new Map<string, string>();
const compiled = new Map<string, CompiledMessage>();

/** Loaded on first use; each message is compiled when first used. */
export function translate(language: Language, id: MessageId, values?: Values): string {
  if (texts.size === 0) learn();
  const name = `${language}/${id}`;
  let message = compiled.get(name);
  if (!message) {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`No text is known for ${id} in ${language}`);
    compiled.set(name, (message = compileText(language, text)));
  }
  return formatMessage(language, message, values);
}

function learn(): void {
  const catalogs = readCatalogs();
  for (const language of languages)
    for (const catalog of Object.values(catalogs[language]))
      for (const [id, text] of Object.entries(catalog)) texts.set(`${language}/${id}`, text);
}
