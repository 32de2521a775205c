import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the donor's bank knows the debits of a monthly gift by, as soon as the provider has told it.
  await sql`alter table recurring_gifts add mandate_reference text`.execute(db);
}
