import { sql, type Kysely } from "kysely";

/** What was unknown and stayed so: fees that are told later, and changes to which a provider gave no answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Few at a time, and looked for every hour.
  await sql`
    create index payment_attempts_without_fee on payment_attempts (provider, (truth->>'paidAt'))
      where truth->>'state' = 'paid' and truth->>'feeCents' is null`.execute(db);

  // Kept until the provider has said what came of it; the key makes asking again the same question.
  await sql`
    alter table recurring_gifts
      add wished_day_of_month smallint check (wished_day_of_month between 1 and 31),
      add wished_key text,
      add wished_at timestamptz`.execute(db);
  await sql`
    update recurring_gifts
    set wished_day_of_month = day_of_month, wished_key = 'wish-' || id, wished_at = now()
    where wished_amount_cents is not null`.execute(db);
  await sql`
    alter table recurring_gifts
      add check (num_nulls(wished_amount_cents, wished_day_of_month, wished_key, wished_at) in (0, 4))`.execute(
    db,
  );
  await sql`create index recurring_gifts_unanswered on recurring_gifts (wished_at)
    where wished_at is not null`.execute(db);
}
