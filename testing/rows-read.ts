import type pg from "pg";

/** Rows that this connection has read so far, of all tables; also before its transaction, if that was not told yet. */
export async function rowsRead(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(
    "select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables",
  );
  return rows[0]?.rows ?? 0;
}
