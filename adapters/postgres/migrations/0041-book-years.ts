import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";
import { keepSumsByDay } from "./0041-sums-by-day.ts";

/**
 * Years that are closed, and sums by day. Once a board has adopted the accounts of a year, no entry is dated in it or before it
 * again, whoever writes it; a year is opened again only by two people, and all of it stays on record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await years(db);
  await guards(db);
  await keepSumsByDay(db);
}

async function years(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_years (
      year integer primary key check (year between 1900 and 2999),
      is_closed boolean not null
    )`.execute(db);
  await sql`
    create table book_year_events (
      id bigint generated always as identity primary key,
      year integer not null,
      kind text not null check (kind in ('closed', 'reopening_asked', 'reopened')),
      at timestamptz not null default now(),
      by_user text not null,
      -- When the board adopted the accounts, and who of it.
      adopted_on date,
      adopted_by text,
      -- What was still open at closing, or why the year is to be opened again.
      remark text,
      -- The accounts as adopted: what is published from then on.
      snapshot jsonb,
      check ((kind = 'closed') = (adopted_on is not null and adopted_by is not null and snapshot is not null)),
      check (kind <> 'reopening_asked' or remark is not null)
    )`.execute(db);
  await sql`create index book_year_events_by_year on book_year_events (year, id)`.execute(db);
  await appendOnly("book_year_events").execute(db);

  await sql`
    create function follow_book_year() returns trigger language plpgsql as $$
    declare
      before book_year_events;
      closed_through integer;
    begin
      -- One at a time, so that two people who act at once see each other.
      lock table book_years in share row exclusive mode;
      select max(year) into closed_through from book_years where is_closed;
      select * into before from book_year_events where year = new.year order by id desc limit 1;
      if new.kind = 'closed' and (new.year <= coalesce(closed_through, 0)
        or new.year >= extract(year from now() at time zone 'Europe/Amsterdam'))
      then
        raise exception 'year % is closed already, or not over', new.year using errcode = 'restrict_violation';
      end if;
      if new.kind = 'reopening_asked' and (new.year is distinct from closed_through or before.kind <> 'closed') then
        raise exception 'year % is not the last that is closed, or opening it is asked for already', new.year
          using errcode = 'restrict_violation';
      end if;
      if new.kind = 'reopened' and (new.year is distinct from closed_through
        or before.kind is distinct from 'reopening_asked' or before.by_user = new.by_user)
      then
        raise exception 'year % is opened again by somebody else than who asked for it', new.year
          using errcode = 'restrict_violation';
      end if;
      insert into book_years (year, is_closed) values (new.year, new.kind <> 'reopened')
        on conflict (year) do update set is_closed = excluded.is_closed;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger book_year_events_followed before insert on book_year_events
      for each row execute function follow_book_year()`.execute(db);
}

async function guards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_other_book_years() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() < 2 then
        raise exception '% on book_years is refused: years close by their events', lower(tg_op)
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger book_years_guarded before insert or update or delete on book_years
      for each row execute function refuse_other_book_years()`.execute(db);
  await sql`
    create trigger book_years_stay before truncate on book_years
      for each statement execute function refuse_rewriting()`.execute(db);

  // One look at a table of a few rows for each statement that books, however many entries it writes.
  await sql`
    create function refuse_entry_in_closed_year() returns trigger language plpgsql as $$
    declare
      closed_through integer;
      wrong date;
    begin
      select max(year) into closed_through from book_years where is_closed;
      if closed_through is null then
        return null;
      end if;
      select booked_on into wrong from added where booked_on <= make_date(closed_through, 12, 31) limit 1;
      if found then
        raise exception 'the books are closed through %: nothing is dated % any more', closed_through, wrong
          using errcode = 'restrict_violation', constraint = 'book_year_is_open';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_in_open_years after insert on ledger_entries referencing new table as added
      for each statement execute function refuse_entry_in_closed_year()`.execute(db);
}
