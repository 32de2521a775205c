import { sql, type Kysely } from "kysely";

/** Monthly gifts after their first payment: how their charges went, what the donor changed, and what was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table recurring_gifts
      add version integer not null default 1,
      -- Since when a charge has been owed, and the latest charge that was paid; both by when the charge was made.
      add failed_at timestamptz,
      add paid_up_to timestamptz,
      -- A charge can cross a change of the amount: both amounts were agreed to.
      add before_amount_cents bigint,
      add before_charged_cents bigint,
      add changed_at timestamptz,
      -- Asked for, and not yet known whether the provider has heard it.
      add wished_amount_cents bigint,
      add wished_charged_cents bigint,
      add ended_at timestamptz,
      add ended_because text check (ended_because in ('donor', 'payment', 'provider')),
      -- Which charge was announced, and which failure was written about and how far.
      add noticed_for date,
      add told_failure_at timestamptz,
      add reminded_failure_at timestamptz,
      add looked_at timestamptz,
      add check ((before_amount_cents is null) = (before_charged_cents is null)),
      add check ((wished_amount_cents is null) = (wished_charged_cents is null)),
      add check (ended_at is null or status = 'ENDED')`.execute(db);

  await sql`create index recurring_gifts_past_due on recurring_gifts (failed_at) where status = 'PAST_DUE'`.execute(
    db,
  );

  // Counted from the chosen day: 31 January leads to 28 February and on to 31 March.
  await sql`
    create function a_month_later(day date, day_of_month integer) returns date language sql immutable as $$
      select least(
        date_trunc('month', day)::date + interval '1 month' + (day_of_month - 1) * interval '1 day',
        date_trunc('month', day)::date + interval '2 months' - interval '1 day'
      )::date
    $$`.execute(db);

  // Whoever holds the link of a letter may mend a payment without signing in: kept as a hash, and not for long.
  await sql`
    create table monthly_gift_keys (
      key_hash bytea primary key,
      gift_id text not null references recurring_gifts,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index monthly_gift_keys_by_gift on monthly_gift_keys (gift_id)`.execute(db);

  await sandbox(db);
}

/** The sandbox collects monthly gifts by itself, as a provider does: still nothing of ours refers to its tables. */
async function sandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_subscriptions (
      id text primary key,
      status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAST_DUE', 'PAUSED', 'ENDED')),
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null,
      reference text not null,
      language text not null,
      day_of_month smallint not null check (day_of_month between 1 and 31),
      next_charge_on date not null,
      method_kind text not null default 'card' check (method_kind in ('card', 'sepa_debit')),
      last_digits text not null,
      declines boolean not null default false,
      -- The payment that is owed, how often it was tried again, and when it will be.
      owed_payment_id text references sandbox_payments,
      retries smallint not null default 0,
      retry_on date,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sandbox_subscriptions_due on sandbox_subscriptions (next_charge_on)
    where status in ('ACTIVE', 'PAST_DUE')`.execute(db);
  await sql`
    alter table sandbox_payments
      alter attempt_id drop not null,
      add subscription_id text`.execute(db);
}
