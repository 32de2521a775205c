import { sql, type Kysely } from "kysely";

/** Who comes to an event, and who waits for a place. Whoever gives up a place is removed, not marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_registrations (
      id text primary key,
      event_id text not null,
      name text not null,
      email text not null,
      people integer not null check (people between 1 and 5),
      status text not null check (status in ('CONFIRMED', 'WAITING')),
      language text not null check (language in ('en', 'nl', 'ar')),
      -- The order of the waiting list: two moments can be the same, two arrivals cannot.
      arrival bigint generated always as identity,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index event_registrations_once on event_registrations (event_id, lower(email))`.execute(
    db,
  );
  await sql`create index event_registrations_in_order on event_registrations (event_id, status, arrival)`.execute(
    db,
  );

  // Pages show how many places are left and are kept in memory by every instance.
  await sql`
    create trigger event_registrations_changed after insert or update or delete or truncate on event_registrations
      for each statement execute function tell_content_changed()`.execute(db);
}
