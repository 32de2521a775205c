import { sql, type Kysely } from "kysely";

/**
 * How a donor chose to pay online. Providers add methods, so the database keeps the name only. A session keeps the rates of
 * the methods; those without rates of their own have the rates of cards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donations add column method text`.execute(db);
  await sql`alter table payment_sessions add column method_fees jsonb`.execute(db);
  await sql`alter table sandbox_payments add column method text`.execute(db);
}
