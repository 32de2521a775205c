import { sql, type Kysely } from "kysely";

/**
 * The accounts of a whole book: what the bank shows and what it means, payouts on their way, debts, other income, charges. An entry
 * keeps the day of its fact where it is booked on another, and a posting of costs what they were made of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await sql`alter table ledger_entries add value_on date`.execute(db);
  await sql`
    alter table ledger_postings add nature text check (nature in ('grants', 'remittances', 'purchases', 'outsourced',
      'communication', 'personnel', 'housing', 'office', 'depreciation'))`.execute(db);
  await sums(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_accounts (id, kind, raised, category) values
      ('cash', 'ASSET', false, null),
      ('transfers-expected', 'ASSET', false, null),
      ('in-transit-stripe', 'ASSET', false, null),
      ('in-transit-mollie', 'ASSET', false, null),
      ('in-transit-sandbox', 'ASSET', false, null),
      ('debtors', 'ASSET', false, null),
      ('prepaid', 'ASSET', false, null),
      ('stocks', 'ASSET', false, null),
      ('fixed-assets', 'ASSET', false, null),
      ('bank-suspense', 'LIABILITY', false, null),
      ('creditors', 'LIABILITY', false, null),
      ('accruals', 'LIABILITY', false, null),
      ('loans', 'LIABILITY', false, null),
      ('provisions', 'LIABILITY', false, null),
      ('legacies', 'INCOME', false, null),
      ('income-companies', 'INCOME', false, null),
      ('income-lotteries', 'INCOME', false, null),
      ('income-government', 'INCOME', false, null),
      ('income-affiliated', 'INCOME', false, null),
      ('income-nonprofits', 'INCOME', false, null),
      ('income-services', 'INCOME', false, null),
      ('income-other', 'INCOME', false, null),
      ('interest-received', 'INCOME', false, null),
      ('bank-charges', 'EXPENSE', false, 'ADMINISTRATION'),
      ('depreciation', 'EXPENSE', false, 'ADMINISTRATION'),
      ('interest-paid', 'EXPENSE', false, null)`.execute(db);
  // Where a donor's money can lie. What the bank shows is a debt until it is explained, and a gift found there explains it.
  await sql`
    alter table ledger_accounts
      add holds boolean not null generated always as (kind = 'ASSET' or id = 'bank-suspense') stored`.execute(
    db,
  );
}

/** The kept sums, told apart by what costs were made of as well. */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`drop view ledger_sums`.execute(db);
  await sql`drop function ledger_tail()`.execute(db);
  await sql`alter table ledger_summary add nature text`.execute(db);
  await sql`alter table ledger_summary drop constraint ledger_summary_lines`.execute(db);
  await sql`
    alter table ledger_summary add constraint ledger_summary_lines
      unique nulls not distinct (account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature)`.execute(
    db,
  );
  await sql`
    create function ledger_tail()
      returns table (account_id text, year integer, campaign_id text, program_id text, project_id text,
        purpose_id bigint, fund text, nature text, cents bigint)
      language plpgsql stable as $$
    begin
      return query execute
        'select posting.account_id, extract(year from entry.booked_on)::int, posting.campaign_id,
           posting.program_id, posting.project_id, posting.purpose_id, posting.fund, posting.nature, posting.cents
         from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.id > $1 and posting.entry_id > $1'
        using (select mark.entry_id from ledger_summary_mark mark);
    end $$`.execute(db);
  await sql`
    create view ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents from ledger_summary
      union all
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents
      from ledger_tail()`.execute(db);
}
