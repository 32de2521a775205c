import { languageChoiceName } from "#app/i18n/language-choice.ts";
import { isLanguage } from "#domain/language.ts";
import { isBrowserCookie } from "../auth/cookies.ts";

/** Whether nothing is known of the visitor but a language, and that somebody once signed in with this browser. */
export const isAnonymousVisitor = (cookies: string | undefined): boolean =>
  !cookies ||
  cookies.split(";").every((cookie) => {
    const [name = "", value] = cookie.trim().split("=", 2);
    return (name === languageChoiceName && isLanguage(value)) || isBrowserCookie(name);
  });
