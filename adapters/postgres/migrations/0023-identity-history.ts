import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * Who the foundation was, and since when. Written by the database itself, whichever way the record was published, so that
 * a paper which was issued can always be made again with the identity it was issued with. Holds no personal data.
 */
export async function identityHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table foundation_identities (
      id bigint generated always as identity primary key,
      valid_from timestamptz not null default now(),
      version integer not null,
      body jsonb not null,
      sample boolean not null
    )`.execute(db);
  await sql`create index foundation_identities_from on foundation_identities (valid_from)`.execute(db);
  await sql`
    insert into foundation_identities (valid_from, version, body, sample)
    select updated_at, version, body, sample from content_items where kind = 'foundation'`.execute(db);
  await appendOnly("foundation_identities").execute(db);
  await sql`
    create function keep_identity() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or (new.body, new.sample) is distinct from (old.body, old.sample) then
        insert into foundation_identities (version, body, sample) values (new.version, new.body, new.sample);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_identity after insert or update on content_items
      for each row when (new.kind = 'foundation') execute function keep_identity()`.execute(db);
}
