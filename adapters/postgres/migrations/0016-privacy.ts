import { sql, type Kysely } from "kysely";

/** Erasing people, keeping what the tax law wants out of sight, and the conversations of donors with staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockedRecords(db);
  await supportThreads(db);
  for (const table of ["volunteer_applications", "grant_applications", "partner_applications"]) {
    // The terms of applications count from the decision.
    await sql`alter table ${sql.table(table)} add column if not exists decided_at timestamptz`.execute(db);
  }
}

async function lockedRecords(db: Kysely<unknown>): Promise<void> {
  // Personal data of people who were erased: what the tax law has us keep, where no page, list or search looks.
  await sql`
    create table locked_records (
      kind text not null check (kind in ('donation', 'grant', 'agreement')),
      record_id text not null,
      details jsonb not null check (jsonb_typeof(details) = 'object'),
      keep_until date not null,
      locked_at timestamptz not null default now(),
      primary key (kind, record_id)
    )`.execute(db);
  await sql`create index locked_records_over on locked_records (keep_until)`.execute(db);
  await sql`
    create function refuse_early_unlocking() returns trigger language plpgsql as $$
    begin
      raise exception 'locked record % % stays as it is until it is deleted', old.kind, old.record_id
        using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger locked_records_unchanged before update on locked_records
      for each row execute function refuse_early_unlocking()`.execute(db);

  // A gift whose donor is erased keeps a place where the address was. Whatever would write there writes nothing.
  await sql`
    create function drop_mail_to_the_erased() returns trigger language plpgsql as $$
    begin
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mail_outbox_erased before insert on mail_outbox
      for each row when (new.to_address like '%@erased.invalid') execute function drop_mail_to_the_erased()`.execute(
    db,
  );
}

async function supportThreads(db: Kysely<unknown>): Promise<void> {
  // Personal data: what a donor and staff write to each other. Gone with the account.
  await sql`
    create table support_threads (
      id text primary key,
      user_id text not null references users on delete cascade,
      subject text not null check (btrim(subject) <> ''),
      status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED')),
      created_at timestamptz not null default now(),
      last_message_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index support_threads_user on support_threads (user_id, last_message_at desc)`.execute(db);
  await sql`create index support_threads_newest on support_threads (status, last_message_at desc, id)`.execute(
    db,
  );
  await sql`
    create table support_messages (
      id text primary key,
      thread_id text not null references support_threads on delete cascade,
      author text not null check (author in ('DONOR', 'STAFF')),
      body text not null check (btrim(body) <> ''),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index support_messages_thread on support_messages (thread_id, created_at, id)`.execute(db);
}
