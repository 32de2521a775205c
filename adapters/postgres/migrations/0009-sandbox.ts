import { sql, type Kysely } from "kysely";

/** The sandbox is a provider of its own, with a memory of its own: nothing of ours refers to these tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_payments (
      id text primary key,
      attempt_id text not null unique,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null,
      frequency text not null check (frequency in ('ONE_TIME', 'MONTHLY')),
      reference text not null,
      language text not null,
      state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'cancelled')),
      settles_at timestamptz,
      paid_at timestamptz,
      refunds jsonb not null default '[]',
      disputes jsonb not null default '[]',
      changed_at timestamptz not null default clock_timestamp(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sandbox_payments_settling on sandbox_payments (settles_at)
    where state = 'processing'`.execute(db);

  await sql`
    create table sandbox_webhooks (
      id bigint generated always as identity primary key,
      event_id text not null,
      payment_id text not null references sandbox_payments,
      due_at timestamptz not null,
      attempts integer not null default 0,
      delivered_at timestamptz
    )`.execute(db);
  await sql`create index sandbox_webhooks_due on sandbox_webhooks (due_at) where delivered_at is null`.execute(
    db,
  );
}
