import { sql, type Kysely } from "kysely";

/** No line, and nothing that a line can be, is matched twice. */
export async function refuseDoubleMatches(db: Kysely<unknown>): Promise<void> {
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
      if new.kind not in ('gift', 'entered_gift', 'expense', 'payout', 'donor', 'return', 'rule', 'account', 'entry',
        'own_transfer', 'refund') or (new.kind = 'entry' and new.hand_entry_id is null)
      then
        raise exception 'a match of kind % cannot be stored', new.kind using errcode = 'check_violation';
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
