import { sql, type Kysely } from "kysely";

/** A person's picture, drawn anew as a small square. A row without one: its owner took it away, and no provider brings it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_pictures (
      user_id text primary key references users on delete cascade,
      source text not null check (source in ('upload', 'provider', 'none')),
      bytes bytea check (length(bytes) between 1 and 262144),
      hash text check (hash ~ '^[0-9a-f]{64}$'),
      kept_at timestamptz not null,
      check ((source = 'none') = (bytes is null) and (bytes is null) = (hash is null))
    )`.execute(db);
}
