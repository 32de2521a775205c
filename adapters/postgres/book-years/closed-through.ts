import type pg from "pg";

/** The last closed year; null: none. */
export async function closedThrough(db: Pick<pg.ClientBase, "query">): Promise<number | null> {
  const { rows } = await db.query<{ year: number | null }>(
    "select max(year) as year from book_years where is_closed",
  );
  return rows[0]?.year ?? null;
}
