import type pg from "pg";

type Queryable = Pick<pg.ClientBase, "query">;

/** Tells how many entries of a file are booked by a transaction that is still open. */
export type NoteBooked = (fileId: string, entries: number) => Promise<void>;

/** Somebody stopped the file while its statement was being booked: none of the statement stays. */
export class BookingStopped extends Error {}

/** What stands in the books of a file `f`, besides what is being written. */
export const bookedBefore = `(select coalesce(sum(s.entry_count), 0)::int from bank_statements s
  where s.file_id = f.id and s.state <> 'WAITING')`;

/** A statement that nothing is known about yet; one that waits for another has said so. */
const isToBook = "s.state = 'WAITING' and s.problem is null";

/** In which step a file `f` is; of one that was stopped, in which it was. */
export const stepOf = `case
  when f.state in ('DONE', 'REFUSED', 'RECEIVING') then null
  when f.state in ('WAITING', 'READING') or exists (select from bank_file_pieces p where p.file_id = f.id) then 'reading'
  when exists (select from bank_statements s where s.file_id = f.id and ${isToBook}) then 'booking'
  else 'matching' end`;

/** From a connection of its own: the transaction that books is seen by nobody before its end. */
export const noteBooked =
  (pool: pg.Pool): NoteBooked =>
  async (fileId, entries) => {
    const { rowCount } = await pool.query(
      `update bank_files f set booked_entries = ${bookedBefore} + $2 where f.id = $1 and f.state <> 'STOPPED'`,
      [fileId, entries],
    );
    if (rowCount !== 1) throw new BookingStopped(`File ${fileId} was stopped while it was booked`);
  };

/** All statements that can have a place have it: what is left is to be matched. */
export const beginMatching = async (db: Queryable): Promise<void> => {
  await db.query(
    `update bank_files f set state = 'EXPLAINING' where f.state = 'BOOKING'
       and not exists (select from bank_statements s where s.file_id = f.id and ${isToBook})`,
  );
};

export const endImports = async (db: Queryable): Promise<void> => {
  await db.query(
    `update bank_files f set state = 'DONE', ended_at = now() where f.state = 'EXPLAINING'
       and not exists (select from bank_statements s
         where s.file_id = f.id and s.state = 'JOINED' and s.explained_at is null)`,
  );
};
