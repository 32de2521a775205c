import { sql, type Kysely } from "kysely";

/**
 * Reading a file is the first third of its import: its statements are then booked, and their lines explained. Each step says how far
 * it is, and is taken up again where it was left. A statement is booked whole or not at all, so `booked_entries` is told from
 * outside of its transaction and begins again with it; `explained_to` is the last line that was gone through, for good.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_files drop constraint bank_files_state_check`.execute(db);
  await sql`
    alter table bank_files
      add column booked_entries integer not null default 0,
      add constraint bank_files_state_check check (state in
        ('RECEIVING', 'WAITING', 'READING', 'BOOKING', 'EXPLAINING', 'DONE', 'REFUSED', 'STOPPED'))`.execute(
    db,
  );
  await sql`
    alter table bank_statements
      add column line_count integer not null default 0,
      add column gone_through integer not null default 0,
      add column explained_to bigint not null default 0`.execute(db);
  // What was under way when the program was replaced goes on.
  await sql`
    update bank_files f set state = case when left_over.waits then 'BOOKING' else 'EXPLAINING' end
    from (select file_id, bool_or(state = 'WAITING') as waits from bank_statements
      where (state = 'WAITING' and problem is null) or (state = 'JOINED' and explained_at is null) group by file_id) left_over
    where f.state = 'DONE' and f.id = left_over.file_id`.execute(db);
}
