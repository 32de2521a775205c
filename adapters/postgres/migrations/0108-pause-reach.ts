import { sql, type Kysely } from "kysely";

/** The version before writes no reach, so it never breaks this rule. */
export const refuses = ["payment_pauses_reach_check"];

/** A pause leaves out donors who are known, and attacks are counted per network range. The program before pauses for everyone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_pauses add column reach text not null default 'account'
      check (reach in ('stranger', 'known', 'account'))`.execute(db);
  await sql`alter table giving_origins add column range_hash bytea`.execute(db);
}
