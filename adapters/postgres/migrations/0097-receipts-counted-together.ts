import { sql, type Kysely } from "kysely";

/**
 * Receipts that are numbered together move the counter of their year once. Whoever numbers them says the numbers; at the end of the
 * statement the database sees that they are the next ones of the counter, all of them and no others, and moves it. Without a number the
 * database still gives the next one: programs before this one rely on it, and the first receipt of a year.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function number_receipt() returns trigger language plpgsql as $$
    declare
      counted integer;
    begin
      if tg_op = 'INSERT' then
        new.number := null;
        new.numbered_at := null;
        return new;
      end if;
      if old.number is not null or new.numbered_at is null then
        raise exception 'receipt % is numbered once', old.id using errcode = 'restrict_violation';
      end if;
      -- Whoever else numbers this year waits here, also for its first receipt.
      select last into counted from receipt_counters where year = new.year for update;
      if not found then
        perform pg_advisory_xact_lock(hashtextextended('receipt_counters ' || new.year, 0));
        select last into counted from receipt_counters where year = new.year for update;
      end if;
      -- The counter is moved when all receipts of the statement have their numbers.
      new.number := 1 + greatest(coalesce(counted, 0),
        (select max(number) from receipts where year = new.year and number > coalesce(counted, 0)));
      return new;
    end $$`.execute(db);
  await sql`drop trigger receipts_numbered on receipts`.execute(db);
  await sql`
    create trigger receipts_numbered before update on receipts for each row
      when (old.number is not null or new.number is null or new.numbered_at is null)
      execute function number_receipt()`.execute(db);
  await sql`
    create function count_receipts() returns trigger language plpgsql as $$
    declare
      numbered record;
    begin
      for numbered in
        select year, count(*)::integer as many, min(number) as first, max(number) as latest from changed group by year order by year
      loop
        if numbered.latest - numbered.first + 1 = numbered.many then
          update receipt_counters set last = numbered.latest where year = numbered.year and last = numbered.first - 1;
          if not found and numbered.first = 1 then
            insert into receipt_counters (year, last) values (numbered.year, numbered.latest) on conflict (year) do nothing;
          end if;
          continue when found;
        end if;
        raise exception 'receipts % to % are not the next of %', numbered.first, numbered.latest, numbered.year
          using errcode = 'restrict_violation';
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger receipts_counted after update on receipts referencing new table as changed
      for each statement execute function count_receipts()`.execute(db);
}
