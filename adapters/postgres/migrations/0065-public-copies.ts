import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What everybody may open of the invoice behind a cost: a copy without names, beside the original that only staff see. The newest row of
 * an entry holds; one without a document takes the copy away. All of them stay, so that it can be told what was shown when.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_copies (
      id text primary key,
      place bigint generated always as identity,
      entry_id bigint not null references ledger_entries,
      -- Of the original that it was made from, written by the database.
      original_sha256 text not null,
      document_type text check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      document bytea check (octet_length(document) between 1 and 5242880),
      document_sha256 text generated always as (encode(sha256(document), 'hex')) stored,
      reason text,
      entered_by text not null,
      entered_at timestamptz not null default now(),
      check ((document is null) = (document_type is null)),
      constraint copies_go_for_a_reason check (document is not null or reason is not null)
    )`.execute(db);
  await sql`create index public_copies_of_entry on public_copies (entry_id, place desc)`.execute(db);
  await originals(db);
  await sql`
    create function check_public_copy() returns trigger language plpgsql as $$
    declare
      original bytea := original_document(new.entry_id);
    begin
      if original is null then
        raise exception 'entry % has no document to copy', new.entry_id
          using errcode = 'check_violation', constraint = 'copies_have_an_original';
      end if;
      if exists (select from ledger_postings where entry_id = new.entry_id and nature = 'personnel') then
        raise exception 'documents about wages stay closed'
          using errcode = 'check_violation', constraint = 'wages_stay_closed';
      end if;
      -- Drawing bars over a PDF often leaves the whole original at its beginning.
      if substring(new.document from 1 for octet_length(original)) = original then
        raise exception 'the copy holds the original'
          using errcode = 'check_violation', constraint = 'copies_are_no_originals';
      end if;
      new.original_sha256 := encode(sha256(original), 'hex');
      return new;
    end $$`.execute(db);
  await sql`
    create trigger public_copies_are_checked before insert on public_copies
      for each row execute function check_public_copy()`.execute(db);
  await appendOnly("public_copies").execute(db);
}

async function originals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function original_document(number bigint) returns bytea language sql stable as $$
      select coalesce(h.document, x.document) from ledger_entries e
        left join hand_entries h on h.kind = e.cause_kind and h.id = e.cause_id
        left join expenses x on e.cause_kind = 'expense' and x.id = e.cause_id
      where e.id = number
    $$`.execute(db);
}
