import { sql, type Kysely } from "kysely";

/** Views of staff lists that people saved: the address query under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_views (
      id text primary key default gen_random_uuid()::text,
      list text not null,
      owner_id text not null references users on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      search text not null check (char_length(search) <= 2000 and (search = '' or search like '?%')),
      is_shared boolean not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index list_views_name on list_views (owner_id, list, lower(name))`.execute(db);
  await sql`create index list_views_shared on list_views (list) where is_shared`.execute(db);
}
