import { sql, type Kysely } from "kysely";

/** What a member of staff has typed and not saved yet. One row per person and record; saving removes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unsaved_edits (
      kind text not null,
      id text not null,
      user_id text not null references users on delete cascade,
      based_on integer not null check (based_on >= 0),
      body jsonb not null check (pg_column_size(body) <= 1048576),
      at timestamptz not null default now(),
      primary key (kind, id, user_id)
    )`.execute(db);
}
