import { sql, type Kysely } from "kysely";

/**
 * How many gifts had a place when a tree was built. While none of them lost it the next sealing goes on from its leaves. Trees from
 * before do not say: after them every gift is looked at once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seal_trees add column placed integer check (placed >= 0)`.execute(db);
}
