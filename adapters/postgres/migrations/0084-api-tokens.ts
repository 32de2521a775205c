import { sql, type Kysely } from "kysely";

/** Keys of programs. The token itself is nowhere: only its digest, and how it begins. A revoked one stays, for the log names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      id text primary key,
      name text not null check (length(name) between 1 and 100),
      start text not null,
      token_hash bytea not null unique,
      scopes text[] not null check (cardinality(scopes) > 0),
      -- Empty: from anywhere.
      networks inet[] not null default '{}',
      last_day date,
      made_by text not null,
      made_at timestamptz not null default now(),
      last_used_on date,
      revoked_at timestamptz,
      revoked_by text,
      check ((revoked_at is null) = (revoked_by is null))
    )`.execute(db);
}
