import { sql, type Kysely } from "kysely";

/** Others write meanwhile. */
export const outsideTransaction = true;
/** Older programs never fill the new column. */
export const refuses = ["expenses_correct_reversed", "expense_corrected_once"];

/** An expense that corrects another one, which is reversed in the same transaction. Each expense is corrected once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table expenses add if not exists corrects text`.execute(db);
  await sql`drop index concurrently if exists expense_corrected_once`.execute(db);
  await sql`create unique index concurrently expense_corrected_once on expenses (corrects)
    where corrects is not null`.execute(db);
  // Checked at commit: the reversal is written after the expense.
  await sql`
    create or replace function refuse_unreversed_correction() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from ledger_entries e join ledger_entries r on r.reverses_entry_id = e.id
        where e.cause_kind = 'expense' and e.cause_id = new.corrects)
      then
        raise exception 'expense % corrects %, which is not reversed', new.id, new.corrects
          using errcode = 'restrict_violation', constraint = 'corrected_is_reversed';
      end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger if exists expenses_correct_reversed on expenses`.execute(db);
  await sql`
    create constraint trigger expenses_correct_reversed after insert on expenses deferrable initially deferred
      for each row when (new.corrects is not null) execute function refuse_unreversed_correction()`.execute(
    db,
  );
}
