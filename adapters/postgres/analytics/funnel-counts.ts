import type pg from "pg";
import type { FunnelCount } from "#domain/analytics/funnel.ts";

export type DayCount = FunnelCount & Readonly<{ day: string }>;

/** Adds to the counts of other instances. */
export async function addFunnelCounts(pool: pg.Pool, counts: readonly DayCount[]): Promise<void> {
  await pool.query(
    `insert into form_funnel (day, step, language, frequency, times)
     select day, step, language, frequency, count
     from jsonb_to_recordset($1::jsonb) as counted(day date, step text, language text, frequency text, count int)
     -- In one order, so that two instances that write at once do not wait for each other in a circle.
     order by day, step, language, frequency
     on conflict (day, step, language, frequency) do update set times = form_funnel.times + excluded.times`,
    [JSON.stringify(counts)],
  );
}
