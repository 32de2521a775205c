import { sql, type Kysely } from "kysely";

/**
 * Whom a payment provider is still to forget: the name of a subscription that has ended, until the provider has answered.
 * Nothing in it says whose it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_erasures (
      provider text not null,
      subscription_id text not null,
      asked_at timestamptz not null default now(),
      tried_at timestamptz,
      primary key (provider, subscription_id)
    )`.execute(db);
}
