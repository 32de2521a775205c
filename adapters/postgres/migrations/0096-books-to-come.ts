import { sql, type Kysely } from "kysely";
import { partsOf } from "./step.ts";

/**
 * A paid gift is in the books, and an entry has its lines, at the commit at the latest. Nearly always the same statement writes both, and
 * one look at its end sees that. What is not there yet is noted here, and looked for again at the commit: a row of this table is never
 * seen from outside.
 */
export async function lookForBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table books_to_come (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('gift', 'entry')),
      name text not null
    )`.execute(db);
  await sql`
    create function refuse_books_that_never_came() returns trigger language plpgsql as $$
    begin
      delete from books_to_come where id = new.id;
      if new.kind = 'entry' then
        if not exists (select from ledger_postings where entry_id = new.name::bigint) then
          raise exception 'ledger entry % has no postings', new.name using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end if;
      if not exists (select from ledger_entries where cause_kind = 'gift' and cause_id = new.name) then
        raise exception 'donation % is paid but not in the books', new.name
          using errcode = 'integrity_constraint_violation';
      end if;
      if exists (
        select from entered_gifts g where g.id = new.name and g.needs_approval and not exists (
          select from entered_gift_decisions d where d.gift_id = g.id and d.outcome = 'APPROVED')
      ) then
        raise exception 'gift % was not approved', new.name using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger books_have_come after insert on books_to_come
      deferrable initially deferred for each row execute function refuse_books_that_never_came()`.execute(db);
  await giftsAreBooked(db);
  await giftsAreApproved(db);
  await entriesHavePostings(db);
}

async function giftsAreBooked(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger donations_are_booked on donations`.execute(db);
  await sql`
    create or replace function refuse_unbooked_gift() returns trigger language plpgsql as $$
    begin
      if exists (
        select from changed
        where changed.paid_at is not null
          and ((select entry.id from ledger_entries entry where cause_kind = 'gift' and cause_id = changed.id) is null
            or (select g.needs_approval from entered_gifts g where g.id = changed.id))
      ) then
        insert into books_to_come (kind, name)
        select 'gift', changed.id from changed join before using (id)
        where changed.paid_at is not null and before.paid_at is null;
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ["donations", ...(await partsOf(db, "donations"))])
    await sql`
      create trigger donations_are_booked after update on ${sql.table(table)}
        referencing old table as before new table as changed
        for each statement execute function refuse_unbooked_gift()`.execute(db);
}

/** One that is entered with a gift that is paid already is looked at as well. */
async function giftsAreApproved(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function look_for_approval() returns trigger language plpgsql as $$
    begin
      insert into books_to_come (kind, name) select 'gift', id from donations where id = new.id and paid_at is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger entered_gifts_are_approved after insert on entered_gifts
      for each row when (new.needs_approval) execute function look_for_approval()`.execute(db);
}

async function entriesHavePostings(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger ledger_entries_have_postings on ledger_entries`.execute(db);
  await sql`
    create or replace function refuse_empty_entry() returns trigger language plpgsql as $$
    begin
      if exists (
        select from added
        where (select posting.entry_id from ledger_postings posting where posting.entry_id = added.id limit 1) is null
      ) then
        insert into books_to_come (kind, name) select 'entry', id::text from added;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_have_postings after insert on ledger_entries referencing new table as added
      for each statement execute function refuse_empty_entry()`.execute(db);
}
