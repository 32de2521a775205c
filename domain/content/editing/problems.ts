import { isLanguage, languages, type Language } from "#domain/language.ts";
import type { DraftBody } from "./field-spec.ts";
import { contentKinds, type ContentKind } from "../kinds/schemas.ts";

/** Where something is wrong (`title.nl`, `updates.0.on`) and what. */
export type Problem = Readonly<{ path: string; reason: string }>;

/** Everything that keeps a draft from being published, by the kind's own schema. */
export function problemsOf(kind: ContentKind, body: DraftBody): Problem[] {
  const issues = contentKinds[kind].safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    path: path.join("."),
    reason: isEmpty(valueAt(body, path)) ? "missing" : isReason(message) ? message : "invalid",
  }));
}

/** The languages in which something is still to be written. */
export const missingLanguages = (problems: readonly Problem[]): Language[] =>
  languages.filter((language) =>
    problems.some(({ path, reason }) => reason === "missing" && languageOf(path) === language),
  );

const languageOf = (path: string): Language | null => {
  const last = path.split(".").at(-1);
  return isLanguage(last) ? last : null;
};

/** Reasons are ours when they are written as ours; the library's own sentences are for programmers. */
const isReason = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
