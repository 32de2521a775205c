import { sql, type Kysely } from "kysely";

/**
 * A copy may be restored from a backup of which another copy was made before, which went on and numbered receipts. Whoever ends the standstill says
 * which numbers were given out elsewhere: what stands in `goes_on_after` is the first that may be free.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function skip_receipts() returns trigger language plpgsql as $$
    begin
      if not exists (select from standstills where id = new.standstill_id and ended_at is null) then
        raise exception 'receipts are skipped after a restore alone' using errcode = 'restrict_violation';
      end if;
      new.last_before := coalesce((select last from receipt_counters where year = new.year for update), 0);
      new.goes_on_after := (greatest(new.last_before, new.goes_on_after - 1) / 1000000 + 1) * 1000000;
      insert into receipt_counters (year, last) values (new.year, new.goes_on_after)
        on conflict (year) do update set last = excluded.last;
      return new;
    end $$`.execute(db);
}
