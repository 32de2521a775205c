import { sql, type Kysely } from "kysely";
import { refuseDoubleMatches } from "./0100-match-guards.ts";

/**
 * A bank line can be matched in parts: each row of `bank_matches` is one part. Without an amount of its own, a row covers the whole
 * line, as before. The database refuses to match more than a line holds, or anything twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await columns(db);
  await sums(db);
  await refuseDoubleMatches(db);
  await expected(db);
  await lines(db);
}

async function columns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_matches add cents bigint, add fund text,
      add description text`.execute(db);
  await sql`alter table match_rules add fund text`.execute(db);
  await sql`insert into ledger_accounts (id, kind, raised, category) values ('continuity-reserve', 'EQUITY', false, null)
    on conflict do nothing`.execute(db);
  // A receipt for an entered transfer gets its number when a statement shows the transfer.
  await sql`create table receipts_awaiting_bank (donation_id text primary key)`.execute(db);
  // The trigger checks the kinds from now on, so that a later step can add one.
  await sql`
    alter table bank_matches drop constraint bank_matches_kind_check, drop constraint bank_matches_entry`.execute(
    db,
  );
}

async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view held_bank_matches as
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

/** Donations by transfer that staff entered and that no statement has shown. */
async function expected(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view unconfirmed_transfers as
      select d.id as donation_id, d.reference, d.donor_name, p.cents, gift.booked_on
      from ledger_postings p
        join ledger_entries e on e.id = p.entry_id
        join ledger_entries gift on gift.id = case when e.cause_id like 'bank-clearing:%'
          then substr(e.cause_id, 15)::bigint else e.id end and gift.cause_kind = 'gift'
        join donations d on d.id = gift.donation_id
      where p.account_id = 'transfers-expected' and p.cents > 0 and d.status <> 'REVERSED'
        and not exists (select from held_bank_matches m where m.donation_id = d.id and m.kind <> 'refund')`.execute(
    db,
  );
  // Longer than the setting says, or thirty days.
  await sql`
    create view overdue_transfers as
      select * from unconfirmed_transfers
      where booked_on < (now() at time zone 'Europe/Amsterdam')::date
        - coalesce((select (value #>> '{}')::int from settings where name = 'transferConfirmation'), 30)`.execute(
    db,
  );
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
