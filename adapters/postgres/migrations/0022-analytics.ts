import { sql, type Kysely } from "kysely";

/**
 * How giving goes, quickly: a line per day for each thing that gifts are told apart by, instead of a million gifts. Like the
 * sums of the ledger it is no counter: entries never change, so what those up to a mark come to is kept, and the entries
 * after the mark are added at reading. It can be thrown away and made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_days (
      dimension text not null check (dimension in ('all', 'country', 'language', 'method', 'donor')),
      day date not null,
      -- Empty when nobody said: no country is known, no campaign was chosen. '*' is every campaign together.
      value text not null,
      campaign_id text not null,
      frequency text not null check (frequency in ('ONE_TIME', 'MONTHLY')),
      gifts integer not null,
      given_cents bigint not null,
      returned_cents bigint not null,
      primary key (dimension, campaign_id, day, value, frequency)
    )`.execute(db);
  await sql`
    create table gift_days_mark (
      singleton boolean primary key default true check (singleton),
      entry_id bigint not null
    )`.execute(db);
  await sql`insert into gift_days_mark (entry_id) values (0)`.execute(db);
  await facts(db);
  await sums(db);
  await funnel(db);
}

/**
 * What each entry of a stretch of the books says about a gift. New is the first gift that a donor paid, by address. Planned
 * for the very numbers: left to guess, the planner would read a third of the books.
 */
async function facts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function gift_facts(after_entry bigint, to_entry bigint)
      returns table (day date, campaign_id text, frequency text, country text, language text, method text, donor text,
        gifts integer, given_cents bigint, returned_cents bigint)
      language plpgsql stable as $$
    begin
      return query execute
        'select entry.booked_on, coalesce(d.campaign_id, ''''), d.frequency, coalesce(d.country, ''''), d.language,
           coalesce(paid.truth->>''method'', paid.provider, ''''),
           case when exists (
             select from donations earlier
             where lower(earlier.donor_email) = lower(d.donor_email) and earlier.paid_at is not null
               and (earlier.paid_at, earlier.id) < (d.paid_at, d.id)
           ) then ''returning'' else ''new'' end,
           case when entry.cause_kind = ''gift'' then 1 else 0 end,
           case when entry.cause_kind = ''gift'' then raised.cents else 0 end,
           case when entry.cause_kind = ''gift'' then 0 else -raised.cents end
         from ledger_entries entry
           join donations d on d.id = entry.donation_id
           left join payment_attempts paid on paid.id = d.paid_attempt_id
           cross join lateral (
             select -sum(posting.cents)::bigint as cents
             from ledger_postings posting join ledger_accounts account on account.id = posting.account_id
             where posting.entry_id = entry.id and account.raised
           ) raised
         where entry.id > $1 and entry.id <= $2 and raised.cents is not null'
        using after_entry, to_entry;
    end $$`.execute(db);
}

async function sums(db: Kysely<unknown>): Promise<void> {
  // One gift is a line in each dimension: of its campaign, and of all campaigns, which is what is asked for most.
  await sql`
    create function gift_lines(after_entry bigint, to_entry bigint)
      returns table (dimension text, day date, value text, campaign_id text, frequency text, gifts integer,
        given_cents bigint, returned_cents bigint)
      language sql stable as $$
        select seen.dimension, fact.day, seen.value, purpose.campaign_id, fact.frequency, fact.gifts, fact.given_cents,
          fact.returned_cents
        from gift_facts(after_entry, to_entry) fact
          cross join lateral (values (fact.campaign_id), ('*')) purpose(campaign_id)
          cross join lateral (values ('all', ''), ('country', fact.country), ('language', fact.language),
            ('method', fact.method), ('donor', fact.donor)) seen(dimension, value)
      $$`.execute(db);
  await sql`
    create view gift_sums as
      select dimension, day, value, campaign_id, frequency, gifts, given_cents, returned_cents from gift_days
      union all
      select dimension, day, value, campaign_id, frequency, gifts, given_cents, returned_cents
      from gift_lines((select entry_id from gift_days_mark), 9223372036854775807)`.execute(db);
}

/** How often each step of the form was reached: numbers only. Nothing in it leads to a visit, a browser or a person. */
async function funnel(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table form_funnel (
      day date not null,
      step text not null check (step in ('opened', 'ready', 'submitted', 'paid')),
      language text not null check (language in ('en', 'nl', 'ar')),
      frequency text check (frequency in ('ONE_TIME', 'MONTHLY')),
      times integer not null check (times > 0),
      unique nulls not distinct (day, step, language, frequency)
    )`.execute(db);
}
