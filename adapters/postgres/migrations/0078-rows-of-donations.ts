import { sql, type Kysely } from "kysely";

/**
 * What belongs to a donation belongs to one that is there. A foreign key asked so row by row, and locked the donation each time it
 * asked; a look at the end of a statement sees all of its rows at once. Nothing it finds can go away: donations are never
 * removed, and their names never change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_rows_of_no_donation() returns trigger language plpgsql as $$
    declare
      missing text;
    begin
      select added.donation_id into missing from added
      where added.donation_id is not null
        -- As a value it is looked up by its key, whatever the planner believes of a table that has just begun to fill.
        and (select donations.id from donations where donations.id = added.donation_id) is null
      limit 1;
      if found then
        raise exception '% names donation %, which is not there', tg_table_name, missing
          using errcode = 'foreign_key_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function refuse_another_donation() returns trigger language plpgsql as $$
    begin
      raise exception 'what % is of stays', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  const look = (table: string, event: "insert" | "update") =>
    sql`
      create trigger ${sql.raw(`${table}_of_donations_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing new table as added for each statement execute function refuse_rows_of_no_donation()`.execute(
      db,
    );
  for (const table of ["donation_events", "payment_attempts", "payment_sessions", "receipts"]) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.raw(`${table}_donation_id_fkey`)}`.execute(
      db,
    );
    await look(table, "insert");
  }
  // A session gets its donation later; the others are of theirs from the beginning, and stay so.
  await look("payment_sessions", "update");
  for (const table of ["payment_attempts", "receipts"])
    await sql`
      create trigger ${sql.raw(`${table}_keep_their_donation`)} before update of donation_id on ${sql.table(table)}
        for each statement execute function refuse_another_donation()`.execute(db);
  await sql`
    create trigger donations_keep_their_id before update of id on donations
      for each statement execute function refuse_another_donation()`.execute(db);
}
