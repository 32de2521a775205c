import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What the books do not say about an entry that a person made: who, from which document, and of what is still to be paid or received
 * by whom, under which reference and until when. Sums, days and purposes are the entry's own, so that nothing can disagree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Money that has left one of our accounts and that the other does not show yet.
  await sql`
    insert into ledger_accounts (id, kind, raised, category) values ('own-transfers', 'ASSET', false, null)`.execute(
    db,
  );
  await sql`
    create table hand_entries (
      id text primary key,
      kind text not null check (kind in
        ('opening', 'income', 'charge', 'transfer', 'accrual', 'invoice', 'payment', 'journal')),
      entered_by text not null,
      entered_at timestamptz not null default now(),
      party text,
      party_iban text,
      reference text,
      due_on date,
      -- Of an accrual: when it is taken out of the books again, in the year that it belongs to.
      release_on date,
      -- Of a payment: the entry that is paid by it.
      settles text references hand_entries,
      document_type text not null check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      document bytea not null check (octet_length(document) between 1 and 5242880),
      document_sha256 text not null generated always as (encode(sha256(document), 'hex')) stored,
      check ((kind = 'payment') = (settles is not null)),
      check ((kind = 'accrual') = (release_on is not null))
    )`.execute(db);
  await appendOnly("hand_entries").execute(db);
  await sql`create index hand_entries_by_time on hand_entries (entered_at desc, id desc)`.execute(db);
  await sql`create index hand_entries_of_settled on hand_entries (settles) where settles is not null`.execute(
    db,
  );
  await matches(db);
  await settlements(db);
}

async function matches(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_matches drop constraint bank_matches_kind_check`.execute(db);
  await sql`
    alter table bank_matches
      add hand_entry_id text references hand_entries,
      add nature text,
      add constraint bank_matches_kind_check check (kind in ('gift', 'entered_gift', 'expense', 'payout', 'donor', 'return',
        'rule', 'account', 'undo', 'entry', 'own_transfer')),
      add constraint bank_matches_entry check ((kind = 'entry') = (hand_entry_id is not null))`.execute(db);
  await sql`create index bank_matches_of_hand_entry on bank_matches (hand_entry_id) where hand_entry_id is not null`.execute(
    db,
  );
}

/** Paid once, by the bank or by hand; and what is paid, or is a reversal itself, is not undone. */
async function settlements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_settled(wanted text) returns boolean language sql stable as $$
      select exists (select from bank_matches m where m.hand_entry_id = wanted
          and not exists (select from bank_matches u where u.undoes = m.id))
        or exists (select from hand_entries h join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
          where h.settles = wanted and not exists (select from ledger_entries r where r.reverses_entry_id = e.id))
    $$`.execute(db);
  await sql`
    create function refuse_second_settlement() returns trigger language plpgsql as $$
    declare
      wanted text := case when tg_table_name = 'bank_matches' then to_jsonb(new)->>'hand_entry_id'
        else to_jsonb(new)->>'settles' end;
    begin
      -- Whoever pays or undoes the same entry waits here.
      perform from hand_entries where id = wanted for update;
      if is_settled(wanted) or exists (
        select from ledger_entries e join ledger_entries r on r.reverses_entry_id = e.id
        where e.cause_id = wanted and e.cause_kind = (select kind from hand_entries where id = wanted))
      then
        raise exception 'entry % is paid already, or undone', wanted
          using errcode = 'unique_violation', constraint = 'settled_once';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger bank_matches_settle_once before insert on bank_matches for each row
      when (new.hand_entry_id is not null) execute function refuse_second_settlement()`.execute(db);
  await sql`
    create trigger hand_entries_settle_once before insert on hand_entries for each row
      when (new.settles is not null) execute function refuse_second_settlement()`.execute(db);
  await sql`
    create function refuse_reversal() returns trigger language plpgsql as $$
    declare
      first record;
    begin
      select cause_kind, cause_id into first from ledger_entries where id = new.reverses_entry_id;
      if first.cause_kind in ('reversal', 'release') then
        raise exception 'a reversal is not undone: what was undone is entered again'
          using errcode = 'check_violation', constraint = 'reversal_stays';
      end if;
      perform from hand_entries where id = first.cause_id and kind = first.cause_kind for update;
      if found and is_settled(first.cause_id) then
        raise exception 'entry % is paid', first.cause_id
          using errcode = 'check_violation', constraint = 'paid_stays';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_reverse_once before insert on ledger_entries for each row
      when (new.reverses_entry_id is not null) execute function refuse_reversal()`.execute(db);
}
