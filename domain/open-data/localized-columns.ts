import { languages, type Language } from "#domain/language.ts";

/** A column per language: `titleEn`, `titleNl`. */
export const localizedColumns = <Name extends string, Value>(
  name: Name,
  valueFor: (language: Language) => Value,
) =>
  Object.fromEntries(
    languages.map((language) => [
      name + language.charAt(0).toUpperCase() + language.slice(1),
      valueFor(language),
    ]),
  ) as Record<`${Name}${Capitalize<Language>}`, Value>;
