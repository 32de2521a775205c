import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** Which backups were made, and what a copy that was restored from one must know before it does anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      name text primary key,
      taken_at timestamptz not null,
      finished_at timestamptz not null default now(),
      place text not null,
      bytes bigint not null check (bytes > 0),
      sha256 text not null
    )`.execute(db);
  await sql`create index backups_by_time on backups (taken_at desc)`.execute(db);

  // From a restore until a person says that this copy is the one that goes on.
  await sql`
    create table standstills (
      id integer generated always as identity primary key,
      backup_name text not null,
      backup_taken_at timestamptz not null,
      began_at timestamptz not null default now(),
      ended_at timestamptz,
      ended_by text,
      check ((ended_at is null) = (ended_by is null))
    )`.execute(db);
  await sql`create unique index standstills_one on standstills ((true)) where ended_at is null`.execute(db);
  await sql`
    create trigger standstills_stay before delete or truncate on standstills
      for each statement execute function refuse_rewriting()`.execute(db);
  await receiptGaps(db);
}

/**
 * Receipts that were mailed after the backup are not in the copy, and nobody knows how many there were. Each year's numbers go on after
 * the next full million, so that none of them is given out twice; the gap is written down.
 */
async function receiptGaps(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipt_gaps (
      year integer not null,
      last_before integer not null,
      goes_on_after integer not null check (goes_on_after > last_before),
      standstill_id integer not null references standstills,
      primary key (year, standstill_id)
    )`.execute(db);
  await sql`
    create function skip_receipts() returns trigger language plpgsql as $$
    begin
      if not exists (select from standstills where id = new.standstill_id and ended_at is null) then
        raise exception 'receipts are skipped after a restore alone' using errcode = 'restrict_violation';
      end if;
      new.last_before := coalesce((select last from receipt_counters where year = new.year for update), 0);
      new.goes_on_after := (new.last_before / 1000000 + 1) * 1000000;
      insert into receipt_counters (year, last) values (new.year, new.goes_on_after)
        on conflict (year) do update set last = excluded.last;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger receipt_gaps_skip before insert on receipt_gaps
      for each row execute function skip_receipts()`.execute(db);
  await appendOnly("receipt_gaps").execute(db);
}
