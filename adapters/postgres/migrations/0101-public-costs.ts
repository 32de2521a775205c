import { sql, type Kysely } from "kysely";
import { indexConcurrently } from "./step.ts";

export const outsideTransaction = true;

/**
 * What the public may know about costs (decision 140). Fees of single donations become public when their year is over, wages when its
 * books are closed: both as a sum on its last day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    "ledger_postings_of_wages",
    "on ledger_postings (entry_id) where nature = 'personnel'",
  );
  // Every posting of an entry that contains a wage, also the payment.
  await sql`
    create or replace view wage_postings as
      select entry.booked_on, extract(year from entry.booked_on)::int as year,
        posting.account_id, posting.campaign_id, posting.program_id, posting.project_id, posting.purpose_id, posting.fund,
        posting.nature, posting.cents
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      where entry.id in (select entry_id from ledger_postings where nature = 'personnel')`.execute(db);
  await sql`
    create or replace view daily_ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from ledger_sums
      where account_id <> 'provider-fees'
      union all
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, -cents from wage_postings`.execute(
    db,
  );
  await sql`
    create or replace view yearly_ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from ledger_sums
      where account_id = 'provider-fees' and year < extract(year from current_date)
      union all
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from wage_postings
      where year <= (select max(book_years.year) from book_years where is_closed)`.execute(db);
  await sql`
    create or replace view public_ledger_sums as
      select * from daily_ledger_sums union all select * from yearly_ledger_sums`.execute(db);
  await sql`
    create or replace view public_cost_days as
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
