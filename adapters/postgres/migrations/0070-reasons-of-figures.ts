import { sql, type Kysely } from "kysely";

/** Why a figure is not what was said before. Whoever takes the place of an earlier record says it; the first of a period has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table figure_records add column reason text`.execute(db);
}
