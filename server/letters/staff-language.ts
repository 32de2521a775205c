import type { Language } from "#domain/language.ts";

/** Mails to staff are in the site's own language. */
export const staffLanguage: Language = "en";
