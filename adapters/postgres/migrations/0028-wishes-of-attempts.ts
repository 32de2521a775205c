import { sql, type Kysely } from "kysely";

/**
 * What the donor had chosen when a payment was opened, kept with it until it is decided: they may choose anew, and the
 * earlier payment may still be the one that is paid. None: what the donation says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add wishes jsonb`.execute(db);
}
