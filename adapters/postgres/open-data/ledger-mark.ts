import type pg from "pg";

/** Up to where the sums of the ledger are kept: every entry up to it is committed (see `summariseLedger`). */
export async function ledgerMark(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ entry: number }>("select entry_id as entry from ledger_summary_mark");
  return rows[0]?.entry ?? 0;
}
