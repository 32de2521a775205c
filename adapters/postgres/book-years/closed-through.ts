import type pg from "pg";

/** The last year that is closed, and with it all before; null while none is. */
export async function closedThrough(db: Pick<pg.ClientBase, "query">): Promise<number | null> {
  const { rows } = await db.query<{ year: number | null }>(
    "select max(year) as year from book_years where is_closed",
  );
  return rows[0]?.year ?? null;
}
