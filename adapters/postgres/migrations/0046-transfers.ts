import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** Gifts that donors pay from their own bank: what was chosen, who wants to be reminded, and which line brought the money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donations add by_transfer boolean not null default false`.execute(db);
  await sql`create index donations_awaiting_transfer on donations (created_at)
    where by_transfer and status = 'PENDING'`.execute(db);

  // Only for those who asked.
  await sql`
    create table transfer_reminders (
      donation_id text primary key references donations,
      asked_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);

  // One line of a statement settles one gift, however often it is matched.
  await sql`
    create table transfer_receipts (
      bank_entry_id text primary key,
      donation_id text not null unique references donations,
      announced_cents bigint not null,
      received_cents bigint not null,
      received_on date not null
    )`.execute(db);
  await appendOnly("transfer_receipts").execute(db);
}
