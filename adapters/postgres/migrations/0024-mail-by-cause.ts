import { sql, type Kysely } from "kysely";

/** The mails of a gift are found by what they are about, also those that were sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_outbox_by_cause on mail_outbox (split_part(cause, ':', 1))`.execute(db);
}
