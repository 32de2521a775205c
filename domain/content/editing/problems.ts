import { isLanguage, languages, type Language } from "#domain/language.ts";
import type { DraftBody } from "./field-spec.ts";
import { withTextsFilled } from "../texts-filled.ts";
import type { Untranslated } from "../untranslated.ts";
import { contentKinds, type ContentKind } from "../kinds/kinds.ts";

/** Path (`title.nl`, `updates.0.on`) and reason of a problem. */
export type Problem = Readonly<{ path: string; reason: string }>;

/** Everything that prevents publishing a draft, by the kind's schema. */
export function problemsOf(kind: ContentKind, body: DraftBody): Problem[] {
  const shown = withTextsFilled(body);
  const issues = contentKinds[kind].schema.safeParse(shown).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => ({
    path: path.join("."),
    reason: isEmpty(valueAt(shown, path)) ? "missing" : isReason(message) ? message : "invalid",
  }));
  return inTranslated(body, problems);
}

/** An untranslated language has the problems of the language that is shown instead. */
export const inTranslated = ({ untranslated = [] }: Untranslated, problems: readonly Problem[]): Problem[] =>
  problems.filter(({ path }) => !untranslated.some((language) => language === languageOf(path)));

export const missingLanguages = (problems: readonly Problem[]): Language[] =>
  languages.filter((language) =>
    problems.some(({ path, reason }) => reason === "missing" && languageOf(path) === language),
  );

const languageOf = (path: string): Language | null => {
  const last = path.split(".").at(-1);
  return isLanguage(last) ? last : null;
};

/** Our reasons are snake_case; the library's own sentences are for programmers. */
const isReason = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
