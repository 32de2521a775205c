import { sql, type Kysely } from "kysely";

/** The sandbox pays out as providers do, so that a demonstration has payouts to look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_payouts (
      id text primary key,
      cents bigint not null,
      made_at timestamptz not null default now(),
      arrives_on date not null,
      failed_at timestamptz
    )`.execute(db);
  // Each movement is paid out once.
  await sql`
    create table sandbox_payout_parts (
      part_id text primary key,
      payout_id text not null references sandbox_payouts,
      kind text not null,
      -- Null: an earlier payout that came back.
      payment_id text,
      cents bigint not null,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index sandbox_payout_parts_of_payout on sandbox_payout_parts (payout_id)`.execute(db);
}
