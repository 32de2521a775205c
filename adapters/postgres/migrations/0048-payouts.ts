import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What providers pay out to our bank, with all that each payout is made of, and night by night whether bank and providers say what
 * the books say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await payouts(db);
  // Which payout a line of the bank is.
  await sql`
    alter table bank_matches add payout_provider text, add payout_id text,
      add constraint bank_matches_payout foreign key (payout_provider, payout_id) references payouts (provider, id)`.execute(
    db,
  );
  await sql`create index bank_matches_of_payout on bank_matches (payout_provider, payout_id) where payout_id is not null`.execute(
    db,
  );
  await sql`
    create table reconciliations (
      night date not null,
      account_id text not null,
      side text not null check (side in ('bank', 'provider')),
      -- Until which day it says something; null where nobody outside has told anything yet.
      up_to date,
      books_cents bigint not null,
      -- Null: it could not be asked.
      outside_cents bigint,
      agrees boolean not null generated always as (coalesce(books_cents = outside_cents, false)) stored,
      not_told text check (not_told in ('unavailable', 'not_permitted', 'no_statement')),
      compared_at timestamptz not null default now(),
      primary key (night, account_id),
      check ((outside_cents is null) = (not_told is not null))
    )`.execute(db);
}

async function payouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payouts (
      provider text not null check (provider in ('stripe', 'mollie', 'sandbox')),
      id text not null,
      cents bigint not null,
      state text not null check (state in ('ON_ITS_WAY', 'PAID', 'FAILED')),
      made_at timestamptz not null,
      arrives_on date not null,
      failed_at timestamptz,
      bank_references text[] not null,
      -- Why it is not in the books; null once it is.
      problem jsonb,
      first_told_at timestamptz not null default now(),
      booked_at timestamptz,
      booked_back_at timestamptz,
      primary key (provider, id),
      check (num_nonnulls(problem, booked_at) = 1),
      check (booked_back_at is null or (booked_at is not null and state = 'FAILED'))
    )`.execute(db);
  await sql`create index payouts_by_day on payouts (made_at desc, provider, id)`.execute(db);
  await sql`
    create table payout_parts (
      provider text not null,
      payout_id text not null,
      part_id text not null,
      number integer not null,
      kind text not null check (kind in ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'charge_failed', 'fee',
        'reserve', 'payout_back', 'rounding', 'other')),
      cents bigint not null,
      fee_cents bigint not null,
      payment_id text,
      happened_at timestamptz not null,
      description text not null,
      -- Nobody here knows what it is: it was booked among what is to be settled.
      is_unknown boolean not null,
      primary key (provider, payout_id, part_id),
      foreign key (provider, payout_id) references payouts (provider, id)
    )`.execute(db);
  await appendOnly("payout_parts").execute(db);
  await sql`
    create table payouts_mark (
      provider text primary key,
      asked_at timestamptz not null,
      -- Why the last look was broken off.
      not_told text check (not_told in ('unavailable', 'not_permitted'))
    )`.execute(db);
}
