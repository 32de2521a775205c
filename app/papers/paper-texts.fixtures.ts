import { formatsFor } from "#app/i18n/format.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { compileText } from "#app/messages/compile.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import type { Language } from "#domain/language.ts";
import type { PaperTexts } from "./texts.ts";

/** The PDF texts of the catalogs. */
export function paperTexts(language: Language): PaperTexts {
  const messages = readCatalogs()[language].papers ?? {};
  const text: PaperTexts["text"] = (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`No text for ${id}`);
    return formatMessage(language, compileText(language, message), values);
  };
  return { language, text, format: formatsFor(language) };
}
