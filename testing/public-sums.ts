import type pg from "pg";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { publishSamples, publishSums } from "#adapters/postgres/open-data/publish-sums.ts";
import { today } from "#server/timing/clock.ts";

/** Everything booked so far becomes public, as if enough people had given. */
export async function publishEverything(pool: pg.Pool): Promise<void> {
  await summariseLedger(pool);
  await publishSums(pool, today());
  await inTransaction(pool, (client) => publishSamples(client, today()));
}

/** What the books say was raised for each campaign, public or not. */
export async function bookedByCampaign(pool: pg.Pool): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await pool.query<{ campaign: string | null; cents: number }>(
    `select campaign_id as campaign, -sum(cents)::bigint as cents
     from ledger_sums join ledger_accounts on ledger_accounts.id = account_id where raised group by 1`,
  );
  return new Map(rows.map(({ campaign, cents }) => [campaign, cents]));
}
