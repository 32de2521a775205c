import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";
import { createBankMatches } from "./0043-bank-matches.ts";

/**
 * What the bank says, beside the books that it moves: our accounts, the files that staff upload, their statements, every entry with its
 * lines, and what each line was found to be. Entries, lines and what was found are written once; an undo is a row of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await files(db);
  await statements(db);
  await entries(db);
  await createBankMatches(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_accounts (
      id text primary key,
      iban text not null unique,
      name text not null,
      holder text not null,
      ledger_account_id text not null unique,
      added_by text not null,
      added_at timestamptz not null default now(),
      -- What is known without a gap; null until the first statement.
      known_from date,
      known_to date,
      opening_cents bigint,
      closing_cents bigint,
      check (num_nulls(known_from, known_to, opening_cents, closing_cents) in (0, 4))
    )`.execute(db);
}

async function files(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_files (
      id text primary key,
      -- Of the whole file, known once it has arrived; the same bytes are one file, whoever sends them.
      sha256 text unique,
      name text not null,
      size_bytes bigint not null default 0,
      uploaded_by text not null,
      uploaded_at timestamptz not null default now(),
      state text not null check (state in ('RECEIVING', 'WAITING', 'READING', 'DONE', 'REFUSED', 'STOPPED')),
      read_bytes bigint not null default 0,
      read_entries integer not null default 0,
      is_read_as_latin boolean not null default false,
      -- Why it could not be read, or which of its statements were refused.
      problems jsonb not null default '[]',
      ended_at timestamptz
    )`.execute(db);
  // Until a file is read: in pieces, so that neither writing nor reading ever holds all of it.
  await sql`
    create table bank_file_pieces (
      file_id text not null references bank_files on delete cascade,
      number integer not null,
      bytes bytea not null,
      primary key (file_id, number)
    )`.execute(db);
}

async function statements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_statements (
      id bigint generated always as identity primary key,
      file_id text not null references bank_files,
      account_id text not null references bank_accounts,
      number integer not null,
      bank_id text not null,
      sequence text,
      from_on date not null,
      to_on date not null,
      opening_cents bigint not null,
      closing_cents bigint not null,
      entry_count integer not null,
      skipped_count integer not null,
      state text not null check (state in ('WAITING', 'JOINED', 'CONFLICT')),
      -- Between which days another is missing, or by how much it contradicts.
      problem jsonb,
      new_count integer not null default 0,
      joined_at timestamptz,
      -- When what needs no person was explained.
      explained_at timestamptz,
      unique (file_id, number)
    )`.execute(db);
  await sql`create index bank_statements_of_account on bank_statements (account_id, from_on)`.execute(db);
  // Read, but not joined yet; gone once they are.
  await sql`
    create table bank_read_entries (
      file_id text not null references bank_files on delete cascade,
      statement integer not null,
      position integer not null,
      key text not null,
      entry jsonb not null,
      primary key (file_id, statement, position)
    )`.execute(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_entries (
      id bigint generated always as identity primary key,
      account_id text not null references bank_accounts,
      statement_id bigint not null references bank_statements,
      key text not null,
      -- Equal entries are told apart by counting.
      ordinal integer not null,
      booked_on date not null,
      value_on date,
      cents bigint not null,
      is_reversal boolean not null,
      entry_reference text,
      bank_reference text,
      code jsonb not null,
      batch_id text,
      text text,
      xml text not null,
      reader_version smallint not null,
      unique (account_id, key, ordinal)
    )`.execute(db);
  await sql`create index bank_entries_by_day on bank_entries (account_id, booked_on)`.execute(db);
  await sql`create index bank_entries_of_statement on bank_entries (statement_id)`.execute(db);
  await appendOnly("bank_entries").execute(db);
  await sql`
    create table bank_lines (
      id bigint generated always as identity primary key,
      entry_id bigint not null references bank_entries,
      number integer not null,
      cents bigint not null,
      event text not null,
      counterparty_name text,
      counterparty_iban text,
      end_to_end_id text,
      mandate_id text,
      structured_reference text,
      remittance text not null,
      joined_remittance text not null,
      return_reason text,
      unique (entry_id, number)
    )`.execute(db);
  await sql`create index bank_lines_by_iban on bank_lines (counterparty_iban) where counterparty_iban is not null`.execute(
    db,
  );
  await sql`create index bank_lines_by_end_to_end on bank_lines (end_to_end_id) where end_to_end_id is not null`.execute(
    db,
  );
  await appendOnly("bank_lines").execute(db);
}
