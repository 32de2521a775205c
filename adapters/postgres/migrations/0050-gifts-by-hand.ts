import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * Gifts that staff enter: how they came, the document they were entered from, and who looked at a large one. A gift that waits
 * for a second person is a row here and nothing else, so that nothing counts it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await imports(db);
  await enteredGifts(db);
  await decisions(db);
  await approvedOnly(db);
  await mailToNobody(db);
}

/** A file of many gifts is the document of each of them. */
async function imports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_imports (
      id text primary key,
      file_name text not null,
      file bytea not null check (octet_length(file) between 1 and 5242880),
      file_sha256 text not null unique generated always as (encode(sha256(file), 'hex')) stored,
      gifts integer not null check (gifts > 0),
      imported_by text not null,
      imported_at timestamptz not null default now()
    )`.execute(db);
  await appendOnly("gift_imports").execute(db);
}

async function enteredGifts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entered_gifts (
      -- Also the donation's, once it is booked.
      id text primary key,
      method text not null check (method in ('BANK_TRANSFER', 'CASH', 'CHEQUE', 'IN_KIND')),
      amount_cents bigint not null check (amount_cents between 50 and 99999999),
      received_on date not null,
      campaign_id text,
      program_id text,
      fund text check (fund in ('ZAKAT')),
      bank_reference text,
      -- No other gift may have its reference, unless this one was refused or is undone.
      holds_reference boolean not null default true,
      goods text,
      valued_how text,
      valued_by text,
      kept_as text check (kept_as in ('stocks', 'fixed-assets')),
      document_type text check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      document bytea check (octet_length(document) between 1 and 5242880),
      document_sha256 text generated always as (encode(sha256(document), 'hex')) stored,
      import_id text references gift_imports,
      import_row integer,
      -- The gift that was entered wrongly, and why it is undone when this one is booked.
      corrects text references donations,
      correction_reason text,
      needs_approval boolean not null,
      -- Name, address and language while it waits; afterwards the donation has them.
      donor jsonb,
      entered_by text not null,
      entered_at timestamptz not null default now(),
      check ((method = 'IN_KIND') = (goods is not null and valued_how is not null and valued_by is not null and kept_as is not null)),
      check ((document is null) = (document_type is null)),
      check ((import_id is null) = (import_row is null)),
      check ((corrects is null) = (correction_reason is null))
    )`.execute(db);
  await sql`create unique index entered_gifts_one_per_reference on entered_gifts (bank_reference)
    where holds_reference`.execute(db);
  await sql`create index entered_gifts_undecided on entered_gifts (entered_at) where needs_approval`.execute(
    db,
  );
  await sql`
    create function keep_entered_gift() returns trigger language plpgsql as $$
    declare
      -- The digest follows its document, and only after this.
      may_change text[] := array['donor', 'holds_reference', 'document_sha256'];
    begin
      if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
        raise exception 'what was entered as gift % stays', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger entered_gifts_kept before update on entered_gifts
      for each row execute function keep_entered_gift()`.execute(db);
  await sql`
    create trigger entered_gifts_stay before delete or truncate on entered_gifts
      for each statement execute function refuse_rewriting()`.execute(db);
}

/** Another person than who entered it, whoever asks. */
async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entered_gift_decisions (
      gift_id text primary key references entered_gifts,
      outcome text not null check (outcome in ('APPROVED', 'REFUSED')),
      reason text,
      decided_by text not null,
      decided_at timestamptz not null default now(),
      check ((outcome = 'REFUSED') = (reason is not null))
    )`.execute(db);
  await appendOnly("entered_gift_decisions").execute(db);
  await sql`
    create function refuse_own_approval() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from entered_gifts where id = new.gift_id and needs_approval and entered_by <> new.decided_by
      ) then
        raise exception 'gift % is decided about by somebody else than who entered it', new.gift_id
          using errcode = 'restrict_violation', constraint = 'another_person_decides';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger entered_gift_decisions_by_another before insert on entered_gift_decisions
      for each row execute function refuse_own_approval()`.execute(db);
}

/** A gift that needs a second person is not paid before one has approved it. */
async function approvedOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_unbooked_gift() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_entries where cause_kind = 'gift' and cause_id = new.id) then
        raise exception 'donation % is paid but not in the books', new.id
          using errcode = 'integrity_constraint_violation';
      end if;
      if exists (
        select from entered_gifts g where g.id = new.id and g.needs_approval and not exists (
          select from entered_gift_decisions d where d.gift_id = g.id and d.outcome = 'APPROVED')
      ) then
        raise exception 'gift % was not approved', new.id using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`.execute(db);
}

/** A donor who gave no address keeps a place where it would be, like one whose data are erased. */
async function mailToNobody(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger mail_outbox_erased on mail_outbox`.execute(db);
  await sql`
    create trigger mail_outbox_to_nobody before insert on mail_outbox
      for each row when (new.to_address like '%@erased.invalid' or new.to_address like '%@no-address.invalid')
      execute function drop_mail_to_the_erased()`.execute(db);
}
