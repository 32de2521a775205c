import { sql, type Kysely } from "kysely";

/** What staff need to find a donation by whatever the donor remembers, and to send money back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index donations_by_name on donations (lower(donor_name) text_pattern_ops)
    where donor_name is not null`.execute(db);
  await sql`create index donations_by_address on donations (lower(donor_email) text_pattern_ops)`.execute(db);
  await sql`create index donations_by_amount on donations (amount_cents, created_at desc)`.execute(db);
  await sql`create index donations_by_status on donations (status, created_at desc, id desc)`.execute(db);
  await sql`create index payment_attempts_by_payment on payment_attempts (payment_id)
    where payment_id is not null`.execute(db);

  await sql`
    create table refund_requests (
      id text primary key,
      donation_id text not null references donations,
      cents bigint not null check (cents > 0),
      reason text not null check (reason <> ''),
      asked_by text not null,
      asked_at timestamptz not null default now(),
      outcome text not null default 'ASKED' check (outcome in ('ASKED', 'ACCEPTED', 'REFUSED'))
    )`.execute(db);
  await sql`create index refund_requests_by_donation on refund_requests (donation_id, asked_at)`.execute(db);
}
