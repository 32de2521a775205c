import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** What lines were found to be, and the rules by which some are. */
export async function createBankMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table match_rules (
      id text primary key,
      name text not null,
      direction text not null check (direction in ('IN', 'OUT', 'EITHER')),
      iban text,
      name_contains text,
      text_contains text,
      ledger_account_id text not null,
      project_id text,
      program_id text,
      made_by text not null,
      made_at timestamptz not null default now(),
      -- Somebody accepted what it proposed: from then on it books by itself.
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create table bank_matches (
      id text primary key,
      line_id bigint not null references bank_lines,
      -- Which one this row takes back; then it says nothing else.
      undoes text unique references bank_matches,
      kind text not null check (kind in ('gift', 'entered_gift', 'expense', 'payout', 'donor', 'return', 'rule', 'account', 'undo')),
      ledger_account_id text,
      project_id text,
      program_id text,
      donation_id text,
      expense_id text,
      original_line_id bigint references bank_lines,
      rule_id text references match_rules,
      -- Null: the program, because nothing was to be decided.
      made_by text,
      made_at timestamptz not null default now(),
      check ((kind = 'undo') = (undoes is not null))
    )`.execute(db);
  await sql`create index bank_matches_of_line on bank_matches (line_id)`.execute(db);
  await sql`create index bank_matches_of_donation on bank_matches (donation_id) where donation_id is not null`.execute(
    db,
  );
  await appendOnly("bank_matches").execute(db);

  // At most one explanation holds: whoever explains a line that is explained is told by the database.
  await sql`
    create function refuse_second_match() returns trigger language plpgsql as $$
    begin
      perform from bank_lines where id = new.line_id for update;
      if new.undoes is null and exists (
        select from bank_matches m where m.line_id = new.line_id and m.undoes is null and m.id <> new.id
          and not exists (select from bank_matches u where u.undoes = m.id))
      then
        raise exception 'bank line % is explained already', new.line_id using errcode = 'unique_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger bank_matches_are_single before insert on bank_matches
      for each row execute function refuse_second_match()`.execute(db);
  // The lines that wait, as every list and every run asks for them.
  await sql`
    create view waiting_bank_lines as
      select l.* from bank_lines l
      where not exists (
        select from bank_matches m where m.line_id = l.id and m.undoes is null
          and not exists (select from bank_matches u where u.undoes = m.id))`.execute(db);
}
