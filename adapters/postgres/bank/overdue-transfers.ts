import type pg from "pg";

/** Entered transfers that no statement has shown within the days of the setting. */
export async function countOverdueTransfers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from overdue_transfers",
  );
  return rows[0]?.count ?? 0;
}
