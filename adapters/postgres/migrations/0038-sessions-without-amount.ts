import { sql, type Kysely } from "kysely";

/**
 * The amount of a payment session was written at every change of the form and read by nobody: the gift brings its own. The column
 * stays while a program that still writes it may run beside this one, and goes with a later migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_sessions alter amount_cents drop not null`.execute(db);
}
