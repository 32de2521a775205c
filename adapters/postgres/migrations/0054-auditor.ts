import { sql, type Kysely } from "kysely";

/** A role for whoever checks the books: it reads them and nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_role_check`.execute(db);
  await sql`
    alter table users add constraint users_role_check
      check (role in ('DONOR', 'AUDITOR', 'STAFF', 'ADMIN'))`.execute(db);
}
