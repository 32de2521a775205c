import { languages, type Language } from "#domain/language.ts";

/** Absent or empty: the record is translated into every language. */
export type Untranslated = Readonly<{ untranslated?: readonly Language[] | undefined }>;

/** The language of the text that visitors in this language read. */
export const textLanguage = ({ untranslated = [] }: Untranslated, language: Language): Language =>
  untranslated.includes(language)
    ? (languages.find((each) => !untranslated.includes(each)) ?? language)
    : language;

export const isTranslated = (record: Untranslated, language: Language): boolean =>
  textLanguage(record, language) === language;

/** For answers, which say nothing about a complete record. */
export const untranslatedIn = ({ untranslated = [] }: Untranslated): { untranslated?: Language[] } =>
  untranslated.length === 0 ? {} : { untranslated: [...untranslated] };
