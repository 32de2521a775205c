import { sql, type Kysely } from "kysely";

/**
 * PostgreSQL lets nobody lock rows or a table that they may not change. The program's role may change nothing of what is
 * only added to, yet whoever explains a line of the bank, closes a year or writes a result must wait for the one before. These functions
 * lock with the owner's rights and do nothing else. Their search path is fixed, or a temporary table could stand in for ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const schema = sql.id(rows[0]?.name ?? "public");
  const holding = sql`language plpgsql security definer set search_path = ${schema}, pg_temp`;

  await sql`
    create function hold_ledger_entries() returns void ${holding} as $$
    begin
      lock table ledger_entries in share mode;
    end $$`.execute(db);
  await sql`
    create function hold_bank_line(wanted bigint) returns boolean ${holding} as $$
    begin
      perform from bank_lines where id = wanted for update;
      return found;
    end $$`.execute(db);
  await sql`
    create function hold_hand_entry(wanted text) returns boolean ${holding} as $$
    begin
      perform from hand_entries where id = wanted for update;
      return found;
    end $$`.execute(db);
  await sql`
    create function hold_indicator(wanted text) returns boolean ${holding} as $$
    begin
      perform from indicators where id = wanted for update;
      return found;
    end $$`.execute(db);
  await heldByBooks(db);
  await heldByResults(db);
}

/** The same refusals as before, with the lock taken by the functions above. */
async function heldByBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_second_match() returns trigger language plpgsql as $$
    begin
      perform hold_bank_line(new.line_id);
      if new.undoes is null and exists (
        select from bank_matches m where m.line_id = new.line_id and m.undoes is null and m.id <> new.id
          and not exists (select from bank_matches u where u.undoes = m.id))
      then
        raise exception 'bank line % is explained already', new.line_id using errcode = 'unique_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace function refuse_second_settlement() returns trigger language plpgsql as $$
    declare
      wanted text := case when tg_table_name = 'bank_matches' then to_jsonb(new)->>'hand_entry_id'
        else to_jsonb(new)->>'settles' end;
    begin
      -- Whoever pays or undoes the same entry waits here.
      perform hold_hand_entry(wanted);
      if is_settled(wanted) or exists (
        select from ledger_entries e join ledger_entries r on r.reverses_entry_id = e.id
        where e.cause_id = wanted and e.cause_kind = (select kind from hand_entries where id = wanted))
      then
        raise exception 'entry % is paid already, or undone', wanted
          using errcode = 'unique_violation', constraint = 'settled_once';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace function refuse_reversal() returns trigger language plpgsql as $$
    declare
      first record;
    begin
      select cause_kind, cause_id into first from ledger_entries where id = new.reverses_entry_id;
      if first.cause_kind in ('reversal', 'release') then
        raise exception 'a reversal is not undone: what was undone is entered again'
          using errcode = 'check_violation', constraint = 'reversal_stays';
      end if;
      if exists (select from hand_entries where id = first.cause_id and kind = first.cause_kind)
        and hold_hand_entry(first.cause_id) and has_payment(first.cause_id)
      then
        raise exception 'entry % is paid', first.cause_id
          using errcode = 'check_violation', constraint = 'paid_stays';
      end if;
      return new;
    end $$`.execute(db);
}

async function heldByResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_second_figure() returns trigger language plpgsql as $$
    begin
      -- Whoever writes about the same indicator waits here.
      perform hold_indicator(new.indicator_id);
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
}
