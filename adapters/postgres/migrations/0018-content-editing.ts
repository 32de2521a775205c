import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What visitors read stays in content_items. Beside it: the draft staff are at, which may be incomplete; every version that was
 * ever saved; and uploaded pictures, here rather than in a folder, because instances share nothing but the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await drafts(db);
  await versions(db);
  await records(db);
  await uploads(db);
}

async function drafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_drafts (
      kind text not null,
      id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and id <> 'new'),
      version integer not null check (version > 0),
      body jsonb not null check (jsonb_typeof(body) = 'object'),
      updated_at timestamptz not null default now(),
      updated_by text,
      -- The very version that is to go out, and when.
      publish_version integer,
      publish_at timestamptz,
      schedule_failed_at timestamptz,
      primary key (kind, id),
      check ((publish_version is null) = (publish_at is null)),
      check (publish_version between 1 and version)
    )`.execute(db);
  await sql`create index content_drafts_due on content_drafts (publish_at) where publish_at is not null`.execute(
    db,
  );
}

async function versions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_versions (
      kind text not null,
      id text not null,
      version integer not null check (version > 0),
      body jsonb not null check (jsonb_typeof(body) = 'object'),
      action text not null
        check (action in ('start', 'draft', 'publish', 'schedule', 'unpublish', 'restore')),
      -- The fields it changed, by name.
      fields text[] not null default '{}',
      at timestamptz not null default now(),
      by_id text,
      primary key (kind, id, version)
    )`.execute(db);
  await appendOnly("content_versions").execute(db);
}

/** Every record once, as staff see it: the draft where there is one, else what is published. */
async function records(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view content_records as
    select kind, id,
      coalesce(draft.body, item.body) as body,
      coalesce(draft.version, item.version) as version,
      item.version as published_version,
      coalesce(item.sample, false) as sample,
      draft.publish_version, draft.publish_at, draft.schedule_failed_at,
      coalesce(draft.updated_at, item.updated_at) as updated_at,
      draft.updated_by,
      case
        when draft.publish_at is not null then 'SCHEDULED'
        when item.id is null then 'DRAFT'
        when draft.version > item.version then 'CHANGED'
        else 'PUBLISHED'
      end as state
    from content_items item full join content_drafts draft using (kind, id)`.execute(db);
}

async function uploads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      added_at timestamptz not null default now(),
      added_by text
    )`.execute(db);
  await sql`
    create table upload_files (
      upload_id text not null references uploads,
      width integer not null,
      bytes bytea not null check (octet_length(bytes) > 0),
      primary key (upload_id, width)
    )`.execute(db);
  // Pictures are compressed already: trying again would only take time.
  await sql`alter table upload_files alter column bytes set storage external`.execute(db);
}
