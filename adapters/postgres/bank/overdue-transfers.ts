import type pg from "pg";
import { firstTransferConfirmation } from "#domain/site/transfer-confirmation-setting.ts";

/** Entered transfers that no statement has shown within the days of the setting. */
export const overdueTransfers = `unconfirmed_transfers t
  where t.booked_on < (now() at time zone 'Europe/Amsterdam')::date
    - coalesce((select (value #>> '{}')::int from settings where name = 'transferConfirmation'), ${firstTransferConfirmation})`;

export async function countOverdueTransfers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${overdueTransfers}`,
  );
  return rows[0]?.count ?? 0;
}
