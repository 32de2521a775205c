import { sql, type Kysely } from "kysely";

/**
 * What the board expects a year to bring and to cost, in the lines of the annual accounts, which does not change any more once
 * the year is closed; and what the ANBI form of a year says besides figures, which is written when they are known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table budgets (
      year integer not null,
      line text not null check (line in ('individuals', 'companies', 'lotteries', 'government', 'affiliated', 'otherNonProfits',
        'goodsAndServices', 'other', 'objectives', 'fundraising', 'administration', 'financial')),
      program_id text,
      project_id text,
      cents bigint not null,
      constraint budgets_lines unique nulls not distinct (year, line, program_id, project_id),
      check (line = 'objectives' or (program_id is null and project_id is null))
    )`.execute(db);
  await sql`
    create table anbi_forms (
      year integer primary key,
      facts jsonb not null
    )`.execute(db);
  await sql`
    create function refuse_in_closed_year() returns trigger language plpgsql as $$
    begin
      if coalesce(new.year, old.year) <= (select max(year) from book_years where is_closed) then
        raise exception 'The books of % are closed', coalesce(new.year, old.year) using errcode = 'restrict_violation';
      end if;
      return coalesce(new, old);
    end $$`.execute(db);
  await sql`
    create trigger closed_years_stay before insert or update or delete on budgets
      for each row execute function refuse_in_closed_year()`.execute(db);
}
