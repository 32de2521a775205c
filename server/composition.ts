import type pg from "pg";
import { storedContent } from "#adapters/postgres/content.ts";
import { ledgerSums } from "#adapters/postgres/ledger.ts";
import { isMigrated } from "#adapters/postgres/migrate.ts";
import { storedSettings } from "#adapters/postgres/settings.ts";
import { sourceOrSample } from "#domain/content/content-source.ts";
import { showProgram } from "#domain/content/public/program-page.ts";
import { showProject } from "#domain/content/public/project-page.ts";
import { publishedContent } from "#domain/content/published.ts";
import { describeSite } from "#domain/site/describe-site.ts";
import { today } from "./clock.ts";
import type { Config } from "./config.ts";

export type Foundation = ReturnType<typeof compose>;

/** The only file that joins the domain to its adapters. */
export function compose(config: Config, pool: pg.Pool) {
  const content = storedContent(pool);
  const figures = ledgerSums(pool);
  const settings = storedSettings(pool);
  const sampleFallback = () => settings.get("sampleFallback");
  const sourceFor = sourceOrSample({ content, figures, sampleFallback, today });
  return {
    published: publishedContent({ content, figures, today }),
    showProgram: showProgram({ sourceFor, today }),
    showProject: showProject({ sourceFor, today }),
    describeSite: describeSite({
      mode: config.mode,
      identity: async () =>
        required(await content.find("foundation", "foundation"), "the foundation's record"),
      expenditureCents: (year) => figures.expenditureByCategory(year),
      countryRule: async (country) => (country && (await settings.get("countryRules"))[country]) || "FULL",
      sampleFallback,
      today,
    }),
    isReady: () => isMigrated(pool),
  };
}

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The database does not hold ${name}`);
  return value;
}
