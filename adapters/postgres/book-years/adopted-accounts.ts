import type pg from "pg";
import type { AdoptedYear } from "#domain/transparency/published-books.ts";

/** The last adopted accounts of each year; a reopened year stays published until it is closed again. */
export async function adoptedAccounts(pool: pg.Pool): Promise<ReadonlyMap<number, AdoptedYear>> {
  const { rows } = await pool.query<{ year: number; adoptedOn: string; snapshot: AdoptedYear["books"] }>({
    name: "adopted-accounts",
    text: `/* never null: adoptedOn, snapshot, because it was closed */
      select distinct on (year) year, adopted_on as "adoptedOn", snapshot from book_year_events
      where kind = 'closed' order by year, id desc`,
  });
  return new Map(rows.map(({ year, adoptedOn, snapshot }) => [year, { adoptedOn, books: snapshot }]));
}
