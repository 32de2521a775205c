import type pg from "pg";
import type { FunnelCount } from "#domain/analytics/funnel.ts";
import { inTransaction } from "../base/in-transaction.ts";

/** Limits the length of a transaction for a long history. */
const entriesAtOnce = 10_000;

/** Moves the mark of stored days. It follows the ledger's mark, behind which no entry can appear, so it needs no lock. */
export const summariseGifts = async (pool: pg.Pool, atOnce = entriesAtOnce): Promise<void> => {
  while (!(await summariseSome(pool, atOnce)));
};

/** True: caught up. */
const summariseSome = (pool: pg.Pool, atOnce: number): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mark: number; latest: number }>(
      `select mark.entry_id as mark, ledger.entry_id as latest
       from gift_days_mark mark, ledger_summary_mark ledger for update of mark`,
    );
    const { mark = 0, latest = 0 } = rows[0] ?? {};
    if (latest <= mark) return true;
    const upTo = Math.min(mark + atOnce, latest);
    await client.query(
      `insert into gift_days (dimension, day, value, campaign_id, frequency, gifts, given_cents, returned_cents)
       select dimension, day, value, campaign_id, frequency, sum(gifts), sum(given_cents), sum(returned_cents)
       from gift_lines($1, $2) group by 1, 2, 3, 4, 5
       on conflict (dimension, campaign_id, day, value, frequency) do update set
         gifts = gift_days.gifts + excluded.gifts,
         given_cents = gift_days.given_cents + excluded.given_cents,
         returned_cents = gift_days.returned_cents + excluded.returned_cents`,
      [mark, upTo],
    );
    await client.query("update gift_days_mark set entry_id = $1", [upTo]);
    return upTo === latest;
  });

type DayCount = FunnelCount & Readonly<{ day: string }>;

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
