import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** The program before could book these alone. */
export const refuses = ["expenses_approved", "hand_entries_approved"];

/** Expenses and manual entries above the limit wait for a second person, as entered donations do. Nothing counts them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_entries (
      -- Also the id of the expense or manual entry, once it is booked.
      id text primary key,
      kind text not null,
      entry jsonb not null,
      amount_cents bigint not null check (amount_cents > 0),
      document_type text not null check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      document bytea not null check (octet_length(document) between 1 and 5242880),
      document_sha256 text not null generated always as (encode(sha256(document), 'hex')) stored,
      entered_by text not null,
      entered_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table entry_decisions (
      entry_id text primary key references waiting_entries,
      outcome text not null check (outcome in ('APPROVED', 'REFUSED')),
      reason text,
      decided_by text not null,
      decided_at timestamptz not null default now(),
      check ((outcome = 'REFUSED') = (reason is not null))
    )`.execute(db);
  await appendOnly("waiting_entries").execute(db);
  await appendOnly("entry_decisions").execute(db);
  await anotherPersonDecides(db);
  await approvedAboveLimit(db);
}

async function anotherPersonDecides(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_own_entry_approval() returns trigger language plpgsql as $$
    begin
      if exists (select from waiting_entries where id = new.entry_id and entered_by = new.decided_by) then
        raise exception 'entry % needs the decision of another person', new.entry_id
          using errcode = 'restrict_violation', constraint = 'another_person_decides';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger entry_decisions_by_another before insert on entry_decisions
      for each row execute function refuse_own_entry_approval()`.execute(db);
}

/** Checked at commit: the postings are written after the expense or manual entry. */
async function approvedAboveLimit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_unapproved_entry() returns trigger language plpgsql as $$
    declare
      kind_of text := coalesce(to_jsonb(new)->>'kind', 'expense');
      most bigint := coalesce((select (value#>>'{}')::bigint from settings where name = 'giftApproval'), 500000);
    begin
      if most < (select sum(p.cents) filter (where p.cents > 0) from ledger_entries e
          join ledger_postings p on p.entry_id = e.id where e.cause_kind = kind_of and e.cause_id = new.id)
        and not exists (select from entry_decisions where entry_id = new.id and outcome = 'APPROVED')
      then
        raise exception 'entry % is above the limit and was not approved', new.id
          using errcode = 'restrict_violation', constraint = 'second_person_approves';
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ["expenses", "hand_entries"])
    await sql`
      create constraint trigger ${sql.raw(`${table}_approved`)} after insert on ${sql.table(table)}
        deferrable initially deferred for each row when (new.entered_by <> 'program')
        execute function refuse_unapproved_entry()`.execute(db);
}
