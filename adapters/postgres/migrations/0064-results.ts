import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What projects aim for and what became of it. Everything here stays as it was written: other words for an indicator, a newer figure
 * and a correction are rows of their own, so that what the site said on any day can be told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indicators(db);
  await records(db);
  await corrections(db);
  for (const table of ["indicators", "indicator_words", "indicator_records"])
    await appendOnly(table).execute(db);
}

async function indicators(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table indicators (
      id text primary key,
      place bigint generated always as identity,
      project_id text not null,
      name text not null check (name ~ '^[a-z][A-Za-z]{1,59}$'),
      measure text not null check (measure in ('COUNT', 'PERCENT')),
      -- Whether a program may add it up over its projects; a percentage of one group says nothing about another.
      adds boolean not null,
      entered_by text not null,
      entered_at timestamptz not null default now(),
      unique (project_id, name),
      unique (id, measure),
      constraint percentages_are_not_added check (not (adds and measure = 'PERCENT'))
    )`.execute(db);
  await sql`
    create table indicator_words (
      id bigint generated always as identity primary key,
      indicator_id text not null references indicators,
      label jsonb not null check (label ?& array['en', 'nl', 'ar']),
      unit jsonb not null check (unit ?& array['en', 'nl', 'ar']),
      entered_by text not null,
      entered_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index indicator_words_newest on indicator_words (indicator_id, id desc)`.execute(db);
}

async function records(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table indicator_records (
      id text primary key,
      place bigint generated always as identity,
      indicator_id text not null,
      measure text not null,
      kind text not null check (kind in ('BASELINE', 'TARGET', 'ACTUAL')),
      -- None: the record that it corrects should never have been written.
      value numeric(12, 2) check (value >= 0),
      on_day date not null,
      note jsonb check (note ?& array['en', 'nl', 'ar']),
      link text check (link ~ '^https://'),
      document_type text check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      document bytea check (octet_length(document) between 1 and 5242880),
      document_sha256 text generated always as (encode(sha256(document), 'hex')) stored,
      document_is_public boolean not null default false,
      corrects text unique,
      reason text,
      entered_by text not null,
      entered_at timestamptz not null default now(),
      unique (id, indicator_id, kind),
      foreign key (indicator_id, measure) references indicators (id, measure),
      -- A correction is about the same indicator and of the same kind.
      foreign key (corrects, indicator_id, kind) references indicator_records (id, indicator_id, kind),
      constraint documents_are_whole check ((document is null) = (document_type is null)
        and (document is not null or not document_is_public)),
      constraint percentages_end_at_a_hundred check (measure <> 'PERCENT' or value <= 100),
      constraint results_have_evidence check (kind <> 'ACTUAL' or value is null
        or (note is not null and (link is not null or document is not null))),
      constraint results_are_past check (kind <> 'ACTUAL'
        or on_day <= (entered_at at time zone 'Europe/Amsterdam')::date),
      constraint corrections_say_why check ((corrects is null) = (reason is null)),
      constraint only_corrections_withdraw check (value is not null or corrects is not null)
    )`.execute(db);
  await sql`
    create unique index one_baseline on indicator_records (indicator_id)
      where kind = 'BASELINE' and corrects is null`.execute(db);
  await sql`create index indicator_records_of on indicator_records (indicator_id, on_day)`.execute(db);
}

/** One figure for a day: a second one is a correction of the first, and says why. What was withdrawn leaves its day free. */
async function corrections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_second_figure() returns trigger language plpgsql as $$
    begin
      -- Whoever writes about the same indicator waits here.
      perform from indicators where id = new.indicator_id for update;
      if new.value is not null and exists (
        select from indicator_records r
        where r.indicator_id = new.indicator_id and r.kind = new.kind and r.on_day = new.on_day
          and r.value is not null and r.id <> new.id and r.id is distinct from new.corrects
          and not exists (select from indicator_records c where c.corrects = r.id))
      then
        raise exception 'indicator % has a figure for % already', new.indicator_id, new.on_day
          using errcode = 'unique_violation', constraint = 'one_figure_a_day';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger indicator_records_once_a_day before insert on indicator_records
      for each row execute function refuse_second_figure()`.execute(db);
}
