import type pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";

/** How long donations may wait for the mark; after that it is retried later. */
const lockTimeout = "250ms";

/**
 * Moves the mark of stored sums to the latest entry. Waits for running writes: an entry with a low number that commits
 * late must not end up behind the mark. False: writes continued, nothing changed.
 */
export async function summariseLedger(pool: pg.Pool): Promise<boolean> {
  const latest = await inTransaction(pool, latestWholeEntry);
  if (latest === "busy") return false;
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ entry_id: number }>(
      "select entry_id from ledger_summary_mark for update",
    );
    await client.query(
      `insert into ledger_summary (account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents)
       select account_id, extract(year from booked_on)::int, campaign_id, program_id, project_id, purpose_id, fund,
         nature, sum(cents)
       from ledger_entries join ledger_postings on entry_id = id
       where id > $1 and id <= $2 and entry_id > $1 and entry_id <= $2
       group by 1, 2, 3, 4, 5, 6, 7, 8
       on conflict (account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature)
         do update set cents = ledger_summary.cents + excluded.cents`,
      [rows[0]?.entry_id, latest],
    );
    await client.query(
      `insert into ledger_days (account_id, day, debit_cents, credit_cents, lines)
       select account_id, booked_on, coalesce(sum(cents) filter (where cents > 0), 0),
         -coalesce(sum(cents) filter (where cents < 0), 0), count(*)
       from ledger_entries join ledger_postings on entry_id = id
       where id > $1 and id <= $2 and entry_id > $1 and entry_id <= $2
       group by 1, 2
       on conflict (account_id, day) do update set
         debit_cents = ledger_days.debit_cents + excluded.debit_cents,
         credit_cents = ledger_days.credit_cents + excluded.credit_cents,
         lines = ledger_days.lines + excluded.lines`,
      [rows[0]?.entry_id, latest],
    );
    await client.query("update ledger_summary_mark set entry_id = greatest(entry_id, $1)", [latest]);
  });
  return true;
}

const lockNotAvailable = "55P03";

async function latestWholeEntry(client: pg.ClientBase): Promise<number | "busy"> {
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query("select hold_ledger_entries()");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === lockNotAvailable) return "busy";
    throw error;
  }
  const { rows } = await client.query<{ latest: number }>(
    "select coalesce(max(id), 0) as latest from ledger_entries",
  );
  return rows[0]?.latest ?? 0;
}
