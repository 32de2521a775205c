import { formatsFor } from "#app/i18n/format.ts";
import type { PaperTexts } from "#app/papers/texts.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";

export const paperTexts = (language: Language): PaperTexts => ({
  language,
  text: (id, values) => translate(language, id, values),
  format: formatsFor(language),
});
