import { sql, type Kysely } from "kysely";

/**
 * What each account moved on each day, kept up to the same mark as the sums by year: a trial balance or the balance of any day
 * adds up some thousands of rows, however many gifts there are.
 */
export async function keepSumsByDay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_days (
      account_id text not null,
      day date not null,
      debit_cents bigint not null,
      credit_cents bigint not null,
      lines bigint not null,
      primary key (account_id, day)
    )`.execute(db);
  await sql`
    insert into ledger_days (account_id, day, debit_cents, credit_cents, lines)
    select account_id, booked_on, coalesce(sum(cents) filter (where cents > 0), 0),
      -coalesce(sum(cents) filter (where cents < 0), 0), count(*)
    from ledger_entries join ledger_postings on entry_id = id
    where id <= (select entry_id from ledger_summary_mark)
    group by 1, 2`.execute(db);
  await sql`
    create function ledger_day_tail()
      returns table (account_id text, day date, debit_cents bigint, credit_cents bigint, lines bigint)
      language plpgsql stable as $$
    begin
      return query execute
        'select posting.account_id, entry.booked_on, greatest(posting.cents, 0), greatest(-posting.cents, 0), 1::bigint
         from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.id > $1 and posting.entry_id > $1'
        using (select mark.entry_id from ledger_summary_mark mark);
    end $$`.execute(db);
  await sql`
    create view ledger_day_sums as
      select account_id, day, debit_cents, credit_cents, lines from ledger_days
      union all
      select account_id, day, debit_cents, credit_cents, lines from ledger_day_tail()`.execute(db);
  // The journal is read by the day and, within it, in the order of booking.
  await sql`create index ledger_entries_in_order on ledger_entries (booked_on, id)`.execute(db);
  await sql`drop index ledger_entries_by_date`.execute(db);
}
