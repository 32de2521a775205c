import { defaultLanguage, isLanguage, languages, type Language } from "#domain/language.ts";

export type LanguagePath = { language: Language | null; base: string; path: string };

/** `/nl/projects` is the Dutch `/projects`. The rest begins with exactly one slash: `//host` would lead to another site. */
export function splitLanguage(pathname: string): LanguagePath {
  const [, first = ""] = pathname.split("/");
  if (!isLanguage(first) || first === defaultLanguage) return { language: null, base: "", path: pathname };
  return {
    language: first,
    base: `/${first}`,
    path: pathname.slice(first.length + 1).replace(/^[/\\]*/, "/"),
  };
}

/** English has no prefix. */
export const inLanguage = (path: string, language: Language): string =>
  language === defaultLanguage ? path : path === "/" ? `/${language}` : `/${language}${path}`;

/** "", "/nl" and so on. */
export const languagePrefixes = (): string[] =>
  languages.map((language) => (language === defaultLanguage ? "" : `/${language}`));
