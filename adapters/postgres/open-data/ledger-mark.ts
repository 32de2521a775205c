import type pg from "pg";

/** The mark of the ledger's sums: all entries up to it are committed (see `summariseLedger`). */
export async function ledgerMark(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ entry: number }>("select entry_id as entry from ledger_summary_mark");
  return rows[0]?.entry ?? 0;
}
