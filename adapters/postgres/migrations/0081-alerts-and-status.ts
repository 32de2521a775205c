import { sql, type Kysely } from "kysely";

/** What needs a person, told once; and what visitors read about whether giving works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A row from the look that found it until the look that did not. Told after the second look, so that a blink calls nobody.
  await sql`
    create table alerts (
      id integer generated always as identity primary key,
      kind text not null,
      place text not null,
      why text not null,
      began_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      looks integer not null default 1,
      told_at timestamptz,
      ended_at timestamptz,
      end_told_at timestamptz
    )`.execute(db);
  await sql`create unique index alerts_open on alerts (kind, place) where ended_at is null`.execute(db);
  // One instance looks at a time, and none twice in a few minutes.
  await sql`
    create table alert_looks (
      is_one boolean primary key default true check (is_one),
      at timestamptz not null
    )`.execute(db);
  await sql`
    create table notice_health (
      provider text primary key,
      last_accepted_at timestamptz,
      last_refused_at timestamptz,
      refused integer not null default 0
    )`.execute(db);
  await status(db);
}

/** A mark is written every minute: where it is missing, nothing could be written, and nobody could give. */
async function status(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table status_mark (
      is_one boolean primary key default true check (is_one),
      at timestamptz not null
    )`.execute(db);
  await sql`
    create table incidents (
      id integer generated always as identity primary key,
      part text not null check (part in ('giving', 'mail')),
      state text not null check (state in ('partly', 'down')),
      began_at timestamptz not null,
      ended_at timestamptz,
      check (ended_at >= began_at)
    )`.execute(db);
  await sql`create unique index incidents_open on incidents (part) where ended_at is null`.execute(db);
  await sql`create index incidents_by_time on incidents (began_at desc)`.execute(db);
  await sql`
    create table maintenance_windows (
      id uuid primary key,
      begins_at timestamptz not null,
      ends_at timestamptz not null,
      words jsonb not null,
      entered_by text not null,
      cancelled_at timestamptz,
      check (ends_at > begins_at)
    )`.execute(db);
}
