import { sql, type Kysely } from "kysely";

/** Sealings whose salts are their own. Earlier ones used the stored nonce of a donation, and their proofs still do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sealings add column salted boolean not null default false`.execute(db);
}
