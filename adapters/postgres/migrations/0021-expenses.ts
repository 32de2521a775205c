import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What the books do not say about an expense: who entered it, and the invoice or receipt it was entered from. The amount,
 * its day and its purpose are the entry's, so that there is nothing that could disagree with the books.
 * A document can name a supplier's people; it is kept seven years for the tax office and shown to staff alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table expenses (
      id text primary key,
      entered_by text not null,
      entered_at timestamptz not null default now(),
      document_type text not null check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      document bytea not null check (octet_length(document) between 1 and 5242880),
      document_sha256 text not null generated always as (encode(sha256(document), 'hex')) stored
    )`.execute(db);
  await appendOnly("expenses").execute(db);
  await sql`create index ledger_entries_expenses on ledger_entries (booked_on desc, id desc)
    where cause_kind = 'expense'`.execute(db);
}
