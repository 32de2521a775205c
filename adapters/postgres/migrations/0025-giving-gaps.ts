import { sql, type Kysely } from "kysely";

/** Payments of which nobody has told the fee yet are few, and are looked for every hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_attempts_without_fee on payment_attempts (provider, (truth->>'paidAt'))
      where truth->>'state' = 'paid' and truth->>'feeCents' is null`.execute(db);
}
