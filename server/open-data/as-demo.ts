import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { languages, type Language, type Localized } from "#domain/language.ts";
import { translate } from "../translate.ts";

/** The identity of a demonstration, in pictures and files that leave the site: its name says that figures are invented. */
export const asDemo = (foundation: Foundation): Foundation => ({
  ...foundation,
  statutoryName: Object.fromEntries(
    languages.map((language) => [language, marked(foundation.statutoryName[language], language)]),
  ) as Localized,
  registeredName: marked(foundation.registeredName, "en"),
});

const marked = (name: string, language: Language): string =>
  translate(language, "drawings.demo", { foundation: name });
