import type { Language } from "#domain/language.ts";

/**
 * The tags given to Intl. Arabic pins Latin digits and the Gregorian calendar: the defaults differ per country and
 * per version of ICU, and receipts must read the same everywhere.
 */
export const localeTags: Record<Language, string> = {
  en: "en-GB",
  nl: "nl-NL",
  ar: "ar-AE-u-nu-latn-ca-gregory",
};

export const languageNames: Record<Language, string> = { en: "English", nl: "Nederlands", ar: "العربية" };
