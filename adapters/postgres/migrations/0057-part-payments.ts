import { sql, type Kysely } from "kysely";
import { forgetBankTexts } from "./0057-forgotten-bank-texts.ts";

/**
 * An invoice may be paid in parts, by the bank or by hand, and never by more than it is over. What is paid in part is not undone
 * either. Whom an old line of the bank was from or for may be forgotten; its sum may not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sums(db);
  await refusals(db);
  await forgetBankTexts(db);
}

async function sums(db: Kysely<unknown>): Promise<void> {
  // Debts are below zero. Null: it waits for no payment.
  await sql`
    create function waiting_cents(wanted text) returns bigint language sql stable as $$
      select sum(p.cents)::bigint
      from hand_entries h
        join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
        join lateral (
          select e.id where h.kind in ('invoice', 'income')
          union all
          select c.id from ledger_entries c where c.cause_kind = 'transfer' and c.cause_id = 'bank-clearing:' || e.id
        ) waits on true
        join ledger_postings p on p.entry_id = waits.id and p.account_id in ('creditors', 'debtors')
      where h.id = wanted
    $$`.execute(db);
  await sql`
    create function paid_cents(wanted text) returns bigint language sql stable as $$
      select coalesce((select sum(l.cents) from bank_matches m join bank_lines l on l.id = m.line_id
          where m.hand_entry_id = wanted and not exists (select from bank_matches u where u.undoes = m.id)), 0)::bigint
        - coalesce((select sum(p.cents) from hand_entries h
            join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
            join ledger_postings p on p.entry_id = e.id and p.account_id in ('creditors', 'debtors')
          where h.settles = wanted and not exists (select from ledger_entries r where r.reverses_entry_id = e.id)), 0)::bigint
    $$`.execute(db);
  await sql`alter function is_settled(text) rename to has_payment`.execute(db);
  await sql`
    create function is_settled(wanted text) returns boolean language sql stable as $$
      select coalesce(waiting_cents(wanted) = paid_cents(wanted), false)
    $$`.execute(db);
}

async function refusals(db: Kysely<unknown>): Promise<void> {
  // As before, and now also while only a part is paid.
  await sql`
    create or replace function refuse_reversal() returns trigger language plpgsql as $$
    declare
      first record;
    begin
      select cause_kind, cause_id into first from ledger_entries where id = new.reverses_entry_id;
      if first.cause_kind in ('reversal', 'release') then
        raise exception 'a reversal is not undone: what was undone is entered again'
          using errcode = 'check_violation', constraint = 'reversal_stays';
      end if;
      perform from hand_entries where id = first.cause_id and kind = first.cause_kind for update;
      if found and has_payment(first.cause_id) then
        raise exception 'entry % is paid', first.cause_id
          using errcode = 'check_violation', constraint = 'paid_stays';
      end if;
      return new;
    end $$`.execute(db);
  // The sum of a payment is known once it is booked, which is at the latest when the transaction ends.
  await sql`
    create function refuse_overpayment() returns trigger language plpgsql as $$
    declare
      wanted text := case when tg_table_name = 'bank_matches' then to_jsonb(new)->>'hand_entry_id'
        else to_jsonb(new)->>'settles' end;
      waiting bigint := coalesce(waiting_cents(wanted), 0);
    begin
      if waiting - paid_cents(wanted) not between least(waiting, 0) and greatest(waiting, 0) then
        raise exception 'entry % is paid with more than is open', wanted
          using errcode = 'check_violation', constraint = 'not_overpaid';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger bank_matches_pay_no_more after insert on bank_matches deferrable initially deferred for each row
      when (new.hand_entry_id is not null) execute function refuse_overpayment()`.execute(db);
  await sql`
    create constraint trigger hand_entries_pay_no_more after insert on hand_entries deferrable initially deferred for each row
      when (new.settles is not null) execute function refuse_overpayment()`.execute(db);
}
