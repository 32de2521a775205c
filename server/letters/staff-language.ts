import type { Language } from "#domain/language.ts";

/** The staff of a foundation may be from anywhere: what is written to them is in the site's own language. */
export const staffLanguage: Language = "en";
