import { inLanguage } from "#app/routing/language-path.ts";
import type { Language } from "#domain/language.ts";

/** The token is in the query: paths are logged, queries are not. */
export const signInLinkUrl =
  (publicUrl: string) =>
  (token: string, language: Language): string =>
    `${publicUrl}${inLanguage("/sign-in/link", language)}?${new URLSearchParams({ token }).toString()}`;
