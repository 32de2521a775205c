import type pg from "pg";
import type { Logger } from "pino";
import { analyticsSource } from "#adapters/postgres/analytics/analytics-source.ts";
import { addFunnelCounts } from "#adapters/postgres/analytics/funnel-counts.ts";
import { summariseGifts } from "#adapters/postgres/analytics/summarise-gifts.ts";
import { countSteps } from "#domain/analytics/count-steps.ts";
import { showAnalytics, type AskedAnalytics } from "#domain/analytics/show-analytics.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Language } from "#domain/language.ts";
import { repeat, type Repeated } from "#jobs/repeat.ts";
import { analyticsLabel } from "../analytics-labels.ts";
import { today } from "../clock.ts";

/** The answers are exact without it; this keeps them quick. */
const summaryMs = 10_000;
/** What a crash may lose of the visits that were counted. */
const writeMs = 5_000;

/** The steps of the form are counted before anything else of giving exists, so this needs nothing but the database. */
export const composeCounting = (pool: pg.Pool) =>
  countSteps({ add: (counts) => addFunnelCounts(pool, counts), today });

type Counting = ReturnType<typeof composeCounting>;

/** What staff read about how giving goes. */
export function composeAnalytics(pool: pg.Pool, sourceFor: SourceFor, { count, write }: Counting) {
  const show = showAnalytics({ source: analyticsSource(pool), today });
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
    startAnalytics: (log: Logger): Pick<Repeated, "stop"> => {
      const onFailure = (error: unknown) => log.error({ error: String(error) }, "an analytics job failed");
      const workers = [
        repeat(() => summariseGifts(pool), { everyMs: summaryMs, onFailure }),
        repeat(write, { everyMs: writeMs, onFailure }),
      ];
      return {
        stop: async () => {
          await Promise.all(workers.map((worker) => worker.stop()));
          await write().catch(onFailure);
        },
      };
    },
  };
}
