import { sql, type Kysely } from "kysely";

export async function createLedgerTables(db: Kysely<unknown>): Promise<void> {
  await refusals(db);
  await accounts(db);
  await entries(db);
  await sums(db);
}

/** For tables whose rows are written once. */
export const appendOnly = (table: string) => sql`
  create trigger ${sql.raw(table)}_stay before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_rewriting()`;

async function refusals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception '% on % is refused: what is written there stays', lower(tg_op), tg_table_name
        using errcode = 'restrict_violation';
    end $$`.execute(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id text primary key,
      kind text not null check (kind in ('ASSET', 'EQUITY', 'INCOME', 'EXPENSE')),
      raised boolean not null default false,
      category text check (category in ('PROGRAM', 'FUNDRAISING', 'ADMINISTRATION'))
    )`.execute(db);
  await sql`
    insert into ledger_accounts (id, kind, raised, category) values
      ('provider-stripe', 'ASSET', false, null),
      ('provider-mollie', 'ASSET', false, null),
      ('provider-sandbox', 'ASSET', false, null),
      ('bank', 'ASSET', false, null),
      ('opening-balances', 'EQUITY', false, null),
      ('gifts-unrestricted', 'INCOME', true, null),
      ('gifts-restricted', 'INCOME', true, null),
      ('refunds', 'INCOME', true, null),
      ('chargebacks', 'INCOME', true, null),
      ('fee-cover', 'INCOME', false, null),
      ('provider-fees', 'EXPENSE', false, 'FUNDRAISING'),
      ('expenses-program', 'EXPENSE', false, 'PROGRAM'),
      ('expenses-fundraising', 'EXPENSE', false, 'FUNDRAISING'),
      ('expenses-administration', 'EXPENSE', false, 'ADMINISTRATION')`.execute(db);
  // An account may be added, but what old entries mean by one is settled.
  await appendOnly("ledger_accounts").execute(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      id bigint generated always as identity primary key,
      booked_on date not null,
      cause_kind text not null,
      cause_id text not null,
      -- How many postings belong to it, so that none can be added to it later.
      lines smallint not null check (lines >= 2),
      donation_id text,
      reverses_entry_id bigint unique references ledger_entries,
      description text not null,
      created_at timestamptz not null default now(),
      unique (cause_kind, cause_id)
    )`.execute(db);
  await sql`create index ledger_entries_by_date on ledger_entries (booked_on)`.execute(db);
  await sql`create index ledger_entries_by_donation on ledger_entries (donation_id)
    where donation_id is not null`.execute(db);
  await appendOnly("ledger_entries").execute(db);

  // No foreign keys: under load they would have every gift lock the same few accounts. The check below looks at
  // both ends of a posting instead, and nothing it points to can ever be removed.
  await sql`
    create table ledger_postings (
      entry_id bigint not null,
      line smallint not null,
      account_id text not null,
      cents bigint not null check (cents <> 0),
      campaign_id text,
      program_id text,
      project_id text,
      primary key (entry_id, line)
    )`.execute(db);
  await sql`create index ledger_postings_by_campaign on ledger_postings (campaign_id, entry_id)
    where campaign_id is not null`.execute(db);
  await sql`create index ledger_postings_by_project on ledger_postings (project_id, entry_id)
    where project_id is not null`.execute(db);
  await appendOnly("ledger_postings").execute(db);

  await sql`
    create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
    declare
      wrong bigint;
    begin
      select added.entry_id into wrong
      from (select distinct entry_id from added) added
        left join ledger_entries entry on entry.id = added.entry_id
        cross join lateral (
          select count(*) as lines, sum(cents) as balance, count(account.id) as known_accounts
          from ledger_postings posting left join ledger_accounts account on account.id = posting.account_id
          where posting.entry_id = added.entry_id
        ) written
      where entry.id is null
        or written.lines <> entry.lines or written.balance <> 0 or written.known_accounts <> entry.lines
      limit 1;
      if found then
        raise exception 'ledger entry % does not balance, is not whole, or names no account', wrong
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  // All postings of an entry are written by one statement, so one look at the end of it sees the whole entry.
  await sql`
    create trigger ledger_postings_balance after insert on ledger_postings referencing new table as added
      for each statement execute function refuse_unbalanced_entry()`.execute(db);

  await sql`
    create function refuse_empty_entry() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_postings where entry_id = new.id) then
        raise exception 'ledger entry % has no postings', new.id using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_entries_have_postings after insert on ledger_entries
      deferrable initially deferred for each row execute function refuse_empty_entry()`.execute(db);
}

/**
 * Sums without reading every posting. Entries never change, so what those up to a mark add up to never changes
 * either: it is kept, and only the entries after the mark are added at reading. It is no counter: nobody increments
 * it, the answer is exact whether the mark was moved a minute or a year ago, and it can be thrown away and made anew.
 * With a million postings, adding them all up took over half a second, and reading the sums takes about one millisecond.
 */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_summary (
      account_id text not null,
      year integer not null,
      campaign_id text,
      program_id text,
      project_id text,
      cents bigint not null,
      unique nulls not distinct (account_id, year, campaign_id, program_id, project_id)
    )`.execute(db);
  await sql`
    create table ledger_summary_mark (
      singleton boolean primary key default true check (singleton),
      entry_id bigint not null
    )`.execute(db);
  await sql`insert into ledger_summary_mark (entry_id) values (0)`.execute(db);
  // The mark is looked up first and the statement planned for it: left to guess how many entries follow a mark it
  // does not know, the planner would read a third of the books.
  await sql`
    create function ledger_tail()
      returns table (account_id text, year integer, campaign_id text, program_id text, project_id text, cents bigint)
      language plpgsql stable as $$
    begin
      return query execute
        'select posting.account_id, extract(year from entry.booked_on)::int, posting.campaign_id,
           posting.program_id, posting.project_id, posting.cents
         from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.id > $1 and posting.entry_id > $1'
        using (select mark.entry_id from ledger_summary_mark mark);
    end $$`.execute(db);
  await sql`
    create view ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, cents from ledger_summary
      union all
      select account_id, year, campaign_id, program_id, project_id, cents from ledger_tail()`.execute(db);
}
