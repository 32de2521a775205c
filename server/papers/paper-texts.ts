import { formatsFor } from "#app/i18n/format.ts";
import type { PrintedTexts } from "#app/papers/texts.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";

export const paperTexts = (language: Language, host: string): PrintedTexts => ({
  language,
  host,
  text: (id, values) => translate(language, id, values),
  format: formatsFor(language),
});
