import type pg from "pg";
import { analyticsSource } from "#adapters/postgres/analytics/analytics-source.ts";
import { addFunnelCounts, summariseGifts } from "#adapters/postgres/analytics/summarise-gifts.ts";
import { countSteps } from "#domain/analytics/count-steps.ts";
import { showAnalytics, type AskedAnalytics } from "#domain/analytics/show-analytics.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Language } from "#domain/language.ts";
import { analyticsLabel } from "../../exports/analytics-sheet.ts";
import { today } from "../../timing/clock.ts";

/** Needs only the database, because counting starts before the rest of giving exists. */
export const composeCounting = (pool: pg.Pool) =>
  countSteps({ add: (counts) => addFunnelCounts(pool, counts), today });

type Counting = ReturnType<typeof composeCounting>;

export function composeAnalytics(
  { pool, reads }: Readonly<{ pool: pg.Pool; reads: pg.Pool }>,
  sourceFor: SourceFor,
  { count, write }: Counting,
) {
  const show = showAnalytics({ source: analyticsSource(reads), today });
  return {
    countStep: count,
    analytics: async (asked: AskedAnalytics, language: Language) => {
      const campaigns = (await (await sourceFor("campaign")).content.list("campaign")).map(
        ({ id, title }) => ({
          id,
          name: title[language],
        }),
      );
      return show(asked, { campaigns, labelOf: analyticsLabel(campaigns, language) });
    },
    summariseGifts: () => summariseGifts(pool),
    storeFormCounts: write,
  };
}
