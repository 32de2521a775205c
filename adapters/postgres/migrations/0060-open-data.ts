import { sql, type Kysely } from "kysely";

/**
 * What was published of the books and when: each run with the files it made and their digests, which stay. The bytes and the rows
 * that the API pages through are those of the last runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table open_data_runs (
      id bigint generated always as identity primary key,
      as_of date not null,
      begun_at timestamptz not null default now(),
      -- Null while it is being made.
      made_at timestamptz,
      -- Every entry up to this one is in it, and none behind it.
      through_entry bigint not null,
      -- Records that could not be published, and why.
      problems jsonb not null default '[]'
    )`.execute(db);
  await sql`create index open_data_runs_made on open_data_runs (made_at desc) where made_at is not null`.execute(
    db,
  );
  await sql`
    create table open_data_files (
      run_id bigint not null references open_data_runs,
      name text not null,
      rows bigint,
      bytes bigint not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      primary key (run_id, name)
    )`.execute(db);
  await sql`
    create table open_data_chunks (
      run_id bigint not null references open_data_runs,
      name text not null,
      position integer not null,
      bytes bytea not null,
      primary key (run_id, name, position)
    )`.execute(db);
  await sql`
    create table open_data_rows (
      run_id bigint not null references open_data_runs,
      dataset text not null,
      position integer not null,
      row jsonb not null,
      primary key (run_id, dataset, position)
    )`.execute(db);
  // Pages of lines are read from here: among a million gifts, the entries that are published line by line.
  await sql`
    create index ledger_entries_open on ledger_entries (id)
    where cause_kind in ('expense', 'opening', 'transfer', 'income', 'journal', 'invoice', 'charge', 'accrual', 'release',
      'payment', 'bank_match', 'reversal')`.execute(db);
}
