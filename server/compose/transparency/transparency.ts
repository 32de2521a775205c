import type pg from "pg";
import { adoptedAccounts } from "#adapters/postgres/book-years/open-points.ts";
import { publicLedgerLines } from "#adapters/postgres/ledger/ledger-lines.ts";
import { publicReconciliation } from "#adapters/postgres/reconciliation/show-reconciliation.ts";
import type { Settings } from "#adapters/postgres/site/settings.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { mayClaim } from "#domain/content/kinds/certification/claims.ts";
import { publicCertification } from "#domain/content/kinds/certification/public.ts";
import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { paragraphs } from "#domain/content/localized.ts";
import type { LedgerFigures } from "#domain/content/ports.ts";
import type { Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
import { splitOf } from "#domain/site/describe-site.ts";
import { sumOf } from "#domain/transparency/ledger-line.ts";
import { ratingOf, reportingYear } from "#domain/transparency/reporting-year.ts";
import { showAnbi } from "#domain/transparency/show-anbi.ts";
import { showTransparency } from "#domain/transparency/show-transparency.ts";
import { publicMetalPrices, type MetalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import { sampleMetalPrices } from "#domain/zakat/sample-metal-prices.ts";
import { today } from "../../timing/clock.ts";
import { trackedProjects } from "../content/news-and-events.ts";
import type { Config } from "../../config.ts";
import { composeDocuments } from "../content/documents.ts";

type Needs = {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  figures: LedgerFigures;
  settings: Settings;
  /** Null while a figure has no record. */
  statistics: (year: number | null) => Promise<CountedStatistics | null>;
} & Pick<Parameters<typeof composeDocuments>[2], "papers" | "anbiForm" | "spentUntil" | "keys">;

export function composeTransparency(config: Config, pool: pg.Pool, needs: Needs) {
  const { identity, sourceFor, figures, settings } = needs;
  const lines = () => publicLedgerLines(pool);
  const adopted = () => adoptedAccounts(pool);
  const documents = async () => (await sourceFor("document")).content.list("document");
  const certifications = async () => (await sourceFor("certification")).content.list("certification");

  return {
    ...composeDocuments(config, pool, {
      ...needs,
      books: async () => ({ ledgerLines: await lines(), adopted: await adopted() }),
    }),

    showTransparency: showTransparency({
      today,
      foundedYear: async () => (await identity()).foundedYear,
      reconciledUpTo: publicReconciliation(pool),
      expenditure: async () => {
        const found = reportingYear(await lines(), today());
        const year = found?.year ?? yearOf(today());
        if (found) return { ...found, isSample: false };
        const isSample = await settings.get("sampleFallback");
        const nothing = { PROGRAM: noCents, ADMINISTRATION: noCents, FUNDRAISING: noCents };
        return { year, spent: isSample ? sampleFigures.expenditureCents : nothing, isSample };
      },
      split: splitOf,
      totalRaised: () => figures.totalRaised(),
      totalSpent: async () => sumOf((await lines()).filter(({ category }) => category !== null)),
      statistics: () => needs.statistics(null),
      rating: async (programPercent) =>
        ratingOf(programPercent, mayClaim(await certifications(), "audit", today()), await documents()),
      projects: trackedProjects(sourceFor),
    }),

    showAnbi: showAnbi({
      today,
      identity,
      board: async () => (await sourceFor("boardMember")).content.list("boardMember"),
      papers: documents,
      ledgerLines: lines,
      adopted,
      paragraphs,
      publicUrl: config.publicUrl,
    }),

    listCertifications: async (language: Language) => {
      const listed = await certifications();
      return listed.map((each) => publicCertification(each, { language, today: today() }));
    },

    /** Entered by staff; samples in a demonstration. Null: none. */
    metalPrices: async (language: Language): Promise<MetalPricesAnswer | null> => {
      const entered = await settings.get("metalPrices");
      const prices = entered ?? (config.mode === "demo" ? sampleMetalPrices(today()) : null);
      return prices && publicMetalPrices(prices, { language, isSample: entered === null, now: new Date() });
    },
  };
}
