import { languages } from "#domain/language.ts";
import { isLocalized } from "./localized.ts";
import { textLanguage, type Untranslated } from "./untranslated.ts";

/** The body with all its texts in a readable language, so that no page has to expect an empty one. */
export function withTextsFilled<T extends Readonly<Record<string, unknown>>>(body: T): T {
  const { untranslated } = body as Untranslated;
  return untranslated === undefined || untranslated.length === 0 ? body : filled(body, { untranslated });
}

function filled<T>(value: T, record: Untranslated): T;
function filled(value: unknown, record: Untranslated): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, record));
  if (isLocalized(value))
    return Object.fromEntries(languages.map((language) => [language, value[textLanguage(record, language)]]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, record)]));
}
