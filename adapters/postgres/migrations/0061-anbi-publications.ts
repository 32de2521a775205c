import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * When the ANBI form of a year was published, and what staff had written in it. Its figures are those of the adopted accounts, which
 * stay. A form that is published again is another row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table anbi_publications (
      id bigint generated always as identity primary key,
      year integer not null,
      published_on date not null default (now() at time zone 'Europe/Amsterdam')::date,
      published_by text not null,
      facts jsonb not null
    )`.execute(db);
  await appendOnly("anbi_publications").execute(db);
}
