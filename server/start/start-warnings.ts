import type { CountryRule } from "#domain/site/site.ts";
import type { Config } from "../config.ts";

/** What works, but perhaps not as whoever runs the site believes. */
export function startWarnings(
  { mode, countryHeader }: Pick<Config, "mode" | "countryHeader">,
  countryRules: Readonly<Record<string, CountryRule>>,
): string[] {
  const restricted = Object.keys(countryRules).filter((country) => countryRules[country] !== "FULL");
  if (mode === "demo" || countryHeader !== null || restricted.length === 0) return [];
  return [
    `Settings keep gifts from ${restricted.join(", ")} out, but without COUNTRY_HEADER no visitor's country is known: only what donors say of themselves counts`,
  ];
}
