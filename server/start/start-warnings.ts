import type { CountryRule } from "#domain/site/site.ts";
import type { Config } from "../config.ts";

const countriesUnknown = (restricted: readonly string[]): string =>
  `Settings keep gifts from ${restricted.join(", ")} out, but without COUNTRY_HEADER no visitor's country is known: only what donors say of themselves counts`;

const booksUnguarded = (why: string): string =>
  `The program works as the owner of its tables, so that only triggers keep the books as they are (${why}): make a role for the program, set DATABASE_URL to it and DATABASE_OWNER_URL to the owner`;

/** Settings that work, but perhaps not as the operator expects. */
export function startWarnings(
  { mode, countryHeader }: Pick<Config, "mode" | "countryHeader">,
  countryRules: Readonly<Record<string, CountryRule>>,
  unguarded: string | null,
): string[] {
  const restricted = Object.keys(countryRules).filter((country) => countryRules[country] !== "FULL");
  const untold = mode === "production" && countryHeader === null && restricted.length > 0;
  return [
    ...(untold ? [countriesUnknown(restricted)] : []),
    ...(unguarded === null ? [] : [booksUnguarded(unguarded)]),
  ];
}
