import { languageChoiceName } from "#app/i18n/language-choice.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { isBrowserCookie } from "../auth/cookies.ts";

export type Stranger = Readonly<{ language: Language | null }>;

/**
 * Only the choice of language may be known of a visitor whose page others will see, and that they once signed in here: null for
 * whoever sends any other cookie, or one that is not written as we write it.
 */
export function strangerOf(cookies: string | undefined): Stranger | null {
  let language: Language | null = null;
  for (const cookie of cookies ? cookies.split(";") : []) {
    const [name = "", value] = cookie.trim().split("=", 2);
    if (name === languageChoiceName && isLanguage(value)) language = value;
    else if (!isBrowserCookie(name)) return null;
  }
  return { language };
}
