import { sql, type Kysely } from "kysely";

/**
 * What the public may know about costs (decision 140). Fees of single donations become public when their year is over, wages when its
 * books are closed: both as a sum on its last day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The condition of the index ledger_entries_open.
  await sql`
    create view wage_postings as
      select entry.booked_on, extract(year from entry.booked_on)::int as year, posting.account_id, posting.program_id,
        posting.project_id, posting.purpose_id, posting.fund, posting.cents
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      where posting.nature = 'personnel' and entry.cause_kind in ('expense', 'opening', 'transfer', 'income', 'journal',
        'invoice', 'charge', 'accrual', 'release', 'payment', 'bank_match', 'reversal')`.execute(db);
  await sql`
    create view daily_ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from ledger_sums
      where account_id <> 'provider-fees' and nature is distinct from 'personnel'`.execute(db);
  await sql`
    create view yearly_ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from ledger_sums
      where account_id = 'provider-fees' and year < extract(year from current_date)
        or nature = 'personnel' and year <= (select max(book_years.year) from book_years where is_closed)`.execute(
    db,
  );
  await sql`
    create view public_ledger_sums as
      select * from daily_ledger_sums union all select * from yearly_ledger_sums`.execute(db);
  await sql`
    create view public_cost_days as
      select category, day, cents
      from (
        select account_id, day, debit_cents - credit_cents as cents from ledger_day_sums where account_id <> 'provider-fees'
        union all
        select account_id, booked_on, -cents from wage_postings
        union all
        select account_id, make_date(year, 12, 31), cents from yearly_ledger_sums
      ) moved join ledger_accounts on ledger_accounts.id = account_id
      where category is not null`.execute(db);
}
