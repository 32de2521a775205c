import { sql, type Kysely } from "kysely";

/** Up to which entry of the books was looked, so that no look begins at the first one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whatever staff booked by hand to an account up to here waits in clearing already.
  await sql`alter table bank_accounts add column cleared_through bigint not null default 0`.execute(db);
  // Every year is sealed up to here, or had nothing to seal.
  await sql`
    create table sealed_mark (
      singleton boolean primary key default true check (singleton),
      entry_id bigint not null
    )`.execute(db);
  await sql`insert into sealed_mark (entry_id) values (0)`.execute(db);
}
