import { sql, type Kysely } from "kysely";
import { indexConcurrently } from "./step.ts";

export const outsideTransaction = true;

/**
 * A bank line can be matched in parts: each row of `bank_matches` is one part. Without an amount of its own, a row covers the whole
 * line, as before. The database refuses to match more than a line holds, or anything twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await columns(db);
  for (const [name, definition] of indexes) await indexConcurrently(db, name, definition);
  await sums(db);
  await guards(db);
  await lines(db);
}

const indexes = [
  ["bank_matches_in_parts", "on bank_matches (line_id) where cents is not null"],
  ["bank_matches_of_expense", "on bank_matches (expense_id) where expense_id is not null"],
  ["bank_matches_of_original", "on bank_matches (original_line_id) where original_line_id is not null"],
] as const;

async function columns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_matches add if not exists cents bigint, add if not exists fund text,
      add if not exists description text`.execute(db);
  await sql`alter table match_rules add if not exists fund text`.execute(db);
  // A receipt for an entered transfer gets its number when a statement shows the transfer.
  await sql`create table if not exists receipts_awaiting_bank (donation_id text primary key)`.execute(db);
  await sql`
    alter table bank_matches drop constraint if exists bank_matches_kind_check,
      add constraint bank_matches_kind_check check (kind in ('gift', 'entered_gift', 'expense', 'payout', 'donor', 'return',
        'rule', 'account', 'undo', 'entry', 'own_transfer', 'refund')) not valid,
      drop constraint if exists bank_matches_entry,
      add constraint bank_matches_entry check (kind <> 'entry' or hand_entry_id is not null) not valid`.execute(
    db,
  );
  for (const rule of ["bank_matches_kind_check", "bank_matches_entry"])
    await sql`alter table bank_matches validate constraint ${sql.ref(rule)}`.execute(db);
}

async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view held_bank_matches as
      select m.id, m.line_id, m.kind, m.donation_id, m.expense_id, m.hand_entry_id, m.payout_provider, m.payout_id,
        m.original_line_id, m.ledger_account_id, m.made_by, m.made_at, m.rule_id, coalesce(m.cents, l.cents) as cents
      from bank_matches m join bank_lines l on l.id = m.line_id
      where m.undoes is null and not exists (select from bank_matches u where u.undoes = m.id)`.execute(db);
  // Payments less what came back, as the bank shows them.
  await sql`
    create or replace function paid_cents(wanted text) returns bigint language sql stable as $$
      select coalesce((select sum(m.cents) from held_bank_matches m where m.hand_entry_id = wanted), 0)::bigint
        - coalesce((select sum(p.cents) from hand_entries h
            join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
            join ledger_postings p on p.entry_id = e.id and p.account_id in ('creditors', 'debtors')
          where h.settles = wanted and not exists (select from ledger_entries r where r.reverses_entry_id = e.id)), 0)::bigint
    $$`.execute(db);
  await sql`
    create or replace function has_payment(wanted text) returns boolean language sql stable as $$
      select paid_cents(wanted) <> 0
    $$`.execute(db);
  // What is still to be paid of an expense that waits for the bank; below zero, as a debt is.
  await sql`
    create or replace function open_expense_cents(wanted text) returns bigint language sql stable as $$
      select (coalesce((
          select sum(p.cents) from ledger_entries x
            join lateral (select x.id union all
              select c.id from ledger_entries c where c.cause_kind = 'transfer' and c.cause_id = 'bank-clearing:' || x.id) w on true
            join ledger_postings p on p.entry_id = w.id and p.account_id = 'creditors'
          where x.cause_kind = 'expense' and x.cause_id = wanted
            and not exists (select from ledger_entries r where r.reverses_entry_id = x.id)), 0)
        - coalesce((select sum(m.cents) from held_bank_matches m where m.expense_id = wanted), 0))::bigint
    $$`.execute(db);
  // Refunds of a donation by transfer that no statement shows yet; below zero, because money leaves.
  await sql`
    create or replace function open_refund_cents(wanted text) returns bigint language sql stable as $$
      select (coalesce((
          select sum(p.cents) from ledger_entries e join ledger_postings p on p.entry_id = e.id
          where e.cause_kind = 'refund' and e.donation_id = wanted and p.account_id = 'transfers-expected'), 0)
        - coalesce((select sum(m.cents) from held_bank_matches m
          where m.kind = 'refund' and m.original_line_id is null and m.donation_id = wanted), 0))::bigint
    $$`.execute(db);
}

async function guards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_second_match() returns trigger language plpgsql as $$
    declare
      whole bigint;
      part bigint;
      matched bigint;
      parts bigint;
      undone record;
    begin
      perform hold_bank_line(new.line_id);
      if new.undoes is not null then
        select m.kind, m.hand_entry_id, m.expense_id, coalesce(m.cents, l.cents) as cents into undone
          from bank_matches m join bank_lines l on l.id = m.line_id where m.id = new.undoes;
        -- What came back was paid again: it cannot also have stayed paid.
        if undone.kind = 'return' and abs(undone.cents) > abs(case
            when undone.hand_entry_id is not null then waiting_cents(undone.hand_entry_id) - paid_cents(undone.hand_entry_id)
            when undone.expense_id is not null then open_expense_cents(undone.expense_id)
            else undone.cents end)
        then
          raise exception 'the returned payment was paid again' using errcode = 'check_violation', constraint = 'not_overpaid';
        end if;
        return new;
      end if;
      select cents into whole from bank_lines where id = new.line_id;
      part := coalesce(new.cents, whole);
      select coalesce(sum(cents), 0), count(*) into matched, parts from held_bank_matches where line_id = new.line_id;
      if sign(part) <> sign(whole) or abs(matched + part) > abs(whole) or (whole = 0 and parts > 0) then
        raise exception 'bank line % is matched already', new.line_id using errcode = 'unique_violation', constraint = 'line_matched_once';
      end if;
      perform refuse_taken_target(new.kind, new.donation_id, new.expense_id, new.payout_provider, new.payout_id,
        new.original_line_id, part);
      return new;
    end $$`.execute(db);
  await refuseTakenTarget(db);
  // A return opens the entry again, so it is no second payment.
  await sql`
    create or replace function refuse_second_settlement() returns trigger language plpgsql as $$
    declare
      wanted text := case when tg_table_name = 'bank_matches' then to_jsonb(new)->>'hand_entry_id'
        else to_jsonb(new)->>'settles' end;
    begin
      -- Anybody who pays or reverses the same entry waits here.
      perform hold_hand_entry(wanted);
      if tg_table_name = 'bank_matches' and to_jsonb(new)->>'kind' = 'return' then return new; end if;
      if is_settled(wanted) or exists (
        select from ledger_entries e join ledger_entries r on r.reverses_entry_id = e.id
        where e.cause_id = wanted and e.cause_kind = (select kind from hand_entries where id = wanted))
      then
        raise exception 'entry % is paid already, or reversed', wanted
          using errcode = 'unique_violation', constraint = 'settled_once';
      end if;
      return new;
    end $$`.execute(db);
}

/** Two people who match the same thing wait for each other; the second is refused. */
async function refuseTakenTarget(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_taken_target(kind_of text, donation text, expense text, provider text, payout text,
      original bigint, part bigint) returns void language plpgsql as $$
    declare
      is_taken boolean := false;
    begin
      perform pg_advisory_xact_lock(hashtextextended('match ' || coalesce(donation, expense, provider || ' ' || payout,
        original::text), 0)) where coalesce(donation, expense, payout, original::text) is not null;
      if kind_of in ('gift', 'entered_gift', 'donor') then
        is_taken := exists (select from held_bank_matches m where m.donation_id = donation
          and m.kind in ('gift', 'entered_gift', 'donor'));
      elsif kind_of = 'refund' and original is null then
        is_taken := part < open_refund_cents(donation);
      elsif kind_of = 'expense' then
        is_taken := part < open_expense_cents(expense);
      elsif payout is not null then
        is_taken := exists (select from held_bank_matches m where m.payout_provider = provider and m.payout_id = payout);
      end if;
      if original is not null then
        is_taken := is_taken or abs(part) + (select coalesce(sum(abs(m.cents)), 0) from held_bank_matches m
          where m.original_line_id = original) > (select abs(l.cents) from bank_lines l where l.id = original);
      end if;
      if is_taken then
        raise exception 'it is matched already' using errcode = 'unique_violation', constraint = 'matched_once';
      end if;
    end $$`.execute(db);
}

/** Lines with an amount that nothing explains yet: all of it, or what the parts leave. */
async function lines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view waiting_bank_lines as
      select l.*, l.cents as open_cents from bank_lines l
      where not exists (
        select from bank_matches m where m.line_id = l.id and m.undoes is null
          and not exists (select from bank_matches u where u.undoes = m.id))
      union all
      select l.*, l.cents - partly.cents as open_cents from bank_lines l
        join (select line_id, sum(cents)::bigint as cents from held_bank_matches
          where line_id in (select p.line_id from bank_matches p where p.cents is not null) group by 1) partly on partly.line_id = l.id
      where partly.cents <> l.cents`.execute(db);
}
