import { sql, type Kysely } from "kysely";

/** What is known of how the site runs: which programs the tables serve, and how each job last went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The first migration that a program must know to serve with these tables. Written by whoever migrates, read by older programs.
  await sql`
    create table schema_reach (
      is_one boolean primary key default true check (is_one),
      since text not null
    )`.execute(db);

  // One row for each job, of all instances together.
  await sql`
    create table job_health (
      job text primary key,
      first_seen_at timestamptz not null,
      running_since timestamptz,
      last_ended_at timestamptz,
      last_duration_ms integer check (last_duration_ms >= 0),
      last_done_at timestamptz,
      last_failed_at timestamptz,
      -- How often it failed since it last went well, and what kind of error the last one was: never its text, which may name somebody.
      failures integer not null default 0 check (failures >= 0),
      last_error text
    )`.execute(db);
}
