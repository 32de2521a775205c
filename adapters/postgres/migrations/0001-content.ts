import { sql, type Kysely } from "kysely";

/**
 * Everything staff write lives in one table: a row per (kind, id) whose body is checked by the kind's schema
 * in domain/content/kinds. One table means one editor, one history and one way to tell every instance of a change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_items (
      kind text not null,
      id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      position integer not null default 0,
      body jsonb not null check (jsonb_typeof(body) = 'object'),
      sample boolean not null default false,
      version integer not null default 1 check (version > 0),
      updated_at timestamptz not null default now(),
      primary key (kind, id)
    )`.execute(db);

  // Instances keep rendered pages in memory; this tells all of them, in the same commit as the change itself.
  await sql`
    create function tell_content_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_changed', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger content_items_changed after insert or update or delete or truncate on content_items
      for each statement execute function tell_content_changed()`.execute(db);

  await sql`
    create table settings (
      name text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create trigger settings_changed after insert or update or delete or truncate on settings
      for each statement execute function tell_content_changed()`.execute(db);
}
