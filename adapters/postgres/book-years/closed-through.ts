import type pg from "pg";

/** The last year of the books that is closed, with all before it. Null: none is. */
export async function closedThrough(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ year: number | null }>(
    "select max(year)::int as year from book_years where is_closed",
  );
  return rows[0]?.year ?? null;
}
