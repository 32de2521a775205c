import { sql, type Kysely } from "kysely";

/** What keeps giving safe: where tries come from, when payments were switched off, and what the nightly checks found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Personal data, in so far as a keyed hash of an address is: cleared after a day.
  await sql`
    create table giving_origins (
      secret_hash bytea primary key,
      address_hash bytea not null,
      email_hash bytea not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index giving_origins_by_address on giving_origins (address_hash, at)`.execute(db);
  await sql`create index giving_origins_by_email on giving_origins (email_hash, at)`.execute(db);
  await sql`create index giving_origins_old on giving_origins (at)`.execute(db);
  await sql`create index donation_events_failed on donation_events (at) where to_status = 'FAILED'`.execute(
    db,
  );

  // Set before an abandoned payment is withdrawn: what the provider then calls cancelled is a gift that failed.
  await sql`alter table payment_attempts add column expired_at timestamptz`.execute(db);

  await sql`
    create table payment_pauses (
      id bigint generated always as identity primary key,
      began_at timestamptz not null default now(),
      until timestamptz not null,
      failures integer not null,
      ended_at timestamptz
    )`.execute(db);

  await sql`
    create table check_results (
      night date not null,
      name text not null,
      claim text not null,
      faults integer not null check (faults >= 0),
      examples jsonb not null default '[]',
      checked_at timestamptz not null default now(),
      primary key (night, name)
    )`.execute(db);
}
