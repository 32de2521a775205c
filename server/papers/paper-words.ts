import { formatsFor } from "#app/i18n/format.ts";
import type { PaperWords } from "#app/papers/words.ts";
import type { Language } from "#domain/language.ts";
import { say } from "../words.ts";

export const paperWords = (language: Language): PaperWords => ({
  language,
  text: (id, values) => say(language, id, values),
  format: formatsFor(language),
});
