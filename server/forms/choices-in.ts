import { choiceName, everyChoice, type PreferenceChoices } from "#domain/consent/preferences.ts";
import { isLanguage } from "#domain/language.ts";
import type { Fields } from "../requests/form.ts";

/** Null: without a language. */
export function choicesIn(fields: Fields): PreferenceChoices | null {
  const { language } = fields;
  if (!isLanguage(language)) return null;
  return {
    language,
    granted: everyChoice.map(choiceName).filter((name) => fields[name] !== undefined),
  };
}
