import { formatsFor } from "#app/i18n/format.ts";
import type { PaperWords } from "#app/papers/words.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";

export const paperWords = (language: Language): PaperWords => ({
  language,
  text: (id, values) => translate(language, id, values),
  format: formatsFor(language),
});
