import { sql, type Kysely } from "kysely";

/**
 * How many entries of a statement fell in a year that was closed when it came: they were booked on that day and keep their own beside,
 * and staff should hear of it when they import them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_statements add column late_count integer not null default 0`.execute(db);
}
