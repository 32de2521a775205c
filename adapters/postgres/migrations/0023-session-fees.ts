import { sql, type Kysely } from "kysely";

/** A session keeps the fee rates it was opened with: nobody is charged another sum than the form showed. */
export async function sessionFees(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_sessions
      add column fee_permille smallint not null default 29 check (fee_permille between 0 and 100),
      add column fee_fixed_cents smallint not null default 35 check (fee_fixed_cents between 0 and 100)`.execute(
    db,
  );
  // The sessions that are open now have these rates; every later one says its own.
  await sql`
    alter table payment_sessions
      alter column fee_permille drop default, alter column fee_fixed_cents drop default`.execute(db);
}
