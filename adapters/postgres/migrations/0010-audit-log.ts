import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * Who did what, and what it was before and after. Accounts are named by their id alone and without a foreign key: the
 * log outlives the person, and an erased account leaves an id that means nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_id text,
      actor_role text,
      action text not null check (action ~ '^[a-z_]+[.][a-z_]+$'),
      subject_kind text not null,
      subject_id text not null,
      about_user_id text,
      before jsonb,
      after jsonb,
      request_id text,
      check ((actor_id is null) = (actor_role is null))
    )`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject_kind, subject_id, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, id desc) where actor_id is not null`.execute(
    db,
  );
  await sql`create index audit_log_about on audit_log (about_user_id, id desc)
    where about_user_id is not null`.execute(db);
  await appendOnly("audit_log").execute(db);
}
