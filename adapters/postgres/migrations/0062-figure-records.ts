import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What no ledger can count: how much of something in which period, said by whom and where it can be looked up. A record stays;
 * a newer one of the same period takes its place, and both can be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table figure_records (
      id bigint generated always as identity primary key,
      measure text not null check (measure in ('beneficiaries', 'completed_projects', 'volunteer_hours')),
      -- The program that counted it; null: none of them alone.
      program_id text,
      from_day date not null,
      to_day date not null,
      value bigint not null check (value >= 0),
      -- How it was counted, in three languages.
      source jsonb not null check (jsonb_typeof(source) = 'object'),
      -- Where it can be looked up: a published document, or an address.
      document_id text,
      link text,
      entered_by text not null,
      entered_at timestamptz not null default now(),
      check (from_day <= to_day),
      check (document_id is not null or link is not null)
    )`.execute(db);
  await appendOnly("figure_records").execute(db);
  await sql`
    create trigger figure_records_changed after insert on figure_records
      for each statement execute function tell_content_changed()`.execute(db);
  await carryOver(db);
  // Entries are written in the order of time, so that a small index finds those that became known after a day.
  await sql`create index ledger_entries_by_creation on ledger_entries using brin (created_at)`.execute(db);
}

/** What was typed into the one record of figures becomes the first record of each, from the founding year until today. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into figure_records (measure, from_day, to_day, value, source, link, entered_by)
    select measure, make_date(coalesce((foundation.body->>'foundedYear')::int, 2000), 1, 1), current_date,
      (told.body->field->>'value')::bigint, told.body->field->'source', '/transparency', 'program'
    from content_items told
      left join content_items foundation on foundation.kind = 'foundation'
      cross join (values ('beneficiaries', 'totalBeneficiaries'), ('completed_projects', 'completedProjects'),
        ('volunteer_hours', 'volunteerHours')) as kept(measure, field)
    where told.kind = 'statistics' and (told.body->field->>'value') is not null`.execute(db);
}
