import { createHash } from "node:crypto";
import type pg from "pg";
import { eventOf } from "#domain/bank/event-of.ts";
import type { FilesToRead, FileToRead, KeptEntry, WholeFile } from "#domain/bank/ports.ts";
import { inTransaction } from "../base/in-transaction.ts";

/** A statement that is stored was read from this file before: its entries are there, or were joined. */
const forgetStored = `delete from bank_read_entries r using bank_statements s
  where r.file_id = $1 and s.file_id = $1 and s.number = r.statement and s.state <> 'WAITING'`;

export const filesToRead = (pool: pg.Pool): FilesToRead => {
  // A file is gone through more than once; only the pass that finds its entries keeps any, and tells how far that is.
  let handedOut = 0;
  return {
    next: async () => {
      const { rows } = await pool.query<FileToRead>(
        `update bank_files set state = 'READING'
       where id = (select id from bank_files where state in ('READING', 'WAITING') order by uploaded_at limit 1)
       returning id, read_entries as "keptEntries"`,
      );
      return rows[0] ?? null;
    },

    open: (fileId) => () => pieces(pool, fileId, (bytes) => (handedOut = bytes)),

    keep: (fileId, entries) =>
      inTransaction(pool, (client) => keepEntries(client, fileId, entries, handedOut)),

    refuse: (fileId, refusal) =>
      inTransaction(pool, async (client) => {
        await client.query("delete from bank_read_entries where file_id = $1", [fileId]);
        await client.query("delete from bank_file_pieces where file_id = $1", [fileId]);
        await client.query(
          "update bank_files set state = 'REFUSED', problems = $2, ended_at = now() where id = $1",
          [fileId, JSON.stringify([refusal])],
        );
      }),

    finish: (fileId, whole) => inTransaction(pool, (client) => finishFile(client, fileId, whole)),

    ownIbans: async () => {
      const { rows } = await pool.query<{ iban: string }>("select iban from bank_accounts");
      return new Set(rows.map(({ iban }) => iban));
    },
  };
};

async function* pieces(
  pool: pg.Pool,
  fileId: string,
  handedOut: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  handedOut(bytes);
  for (let number = 1; ; number += 1) {
    const { rows } = await pool.query<{ bytes: Uint8Array }>(
      "select bytes from bank_file_pieces where file_id = $1 and number = $2",
      [fileId, number],
    );
    const [piece] = rows;
    if (!piece) return;
    yield piece.bytes;
    bytes += piece.bytes.length;
    handedOut(bytes);
  }
}

/** The statements of a file that was read to its end wait to be joined and booked. */
export async function finishFile(
  client: pg.ClientBase,
  fileId: string,
  { statements, problems, isReadAsLatin }: WholeFile,
): Promise<void> {
  await client.query(
    `insert into bank_statements (file_id, account_id, number, bank_id, sequence, from_on, to_on, opening_cents,
       closing_cents, entry_count, skipped_count, state)
     select $1, account.id, sound.number, sound.id, sound.sequence, "from", "to", "openingCents", "closingCents", "entryCount",
       "skippedCount", 'WAITING'
     from jsonb_to_recordset($2) as sound(number int, id text, sequence text, iban text, "from" date, "to" date,
         "openingCents" bigint, "closingCents" bigint, "entryCount" int, "skippedCount" int)
       join bank_accounts account on account.iban = sound.iban
     on conflict (file_id, number) do nothing`,
    [fileId, JSON.stringify(statements)],
  );
  await client.query(
    `delete from bank_read_entries r where r.file_id = $1
       and not exists (select from bank_statements s where s.file_id = $1 and s.number = r.statement)`,
    [fileId],
  );
  await client.query(forgetStored, [fileId]);
  await client.query("delete from bank_file_pieces where file_id = $1", [fileId]);
  const state = statements.length === 0 ? "REFUSED" : "BOOKING";
  await client.query(
    `update bank_files set state = $2, problems = $3, is_read_as_latin = $4, read_bytes = size_bytes,
       ended_at = case when $2 = 'REFUSED' then now() end
     where id = $1`,
    [fileId, state, JSON.stringify(problems), isReadAsLatin],
  );
}

/** Who stops a file locks its row: a batch is kept before that, or not at all. */
export async function keepEntries(
  client: pg.ClientBase,
  fileId: string,
  entries: readonly KeptEntry[],
  readBytes: number,
): Promise<"kept" | "stopped"> {
  const { rowCount } = await client.query(
    "update bank_files set read_entries = read_entries + $2, read_bytes = $3 where id = $1 and state = 'READING'",
    [fileId, entries.length, readBytes],
  );
  if (rowCount !== 1) return "stopped";
  const rows = entries.map(({ statement, position, key, entry }) => ({
    statement,
    position,
    key: createHash("sha256").update(key).digest("hex"),
    entry: {
      ...entry,
      lines: entry.lines.map((line) => ({ ...line, event: eventOf({ ...entry, ...line }) })),
    },
  }));
  await client.query(
    `insert into bank_read_entries (file_id, statement, position, key, entry)
     select $1, statement, position, key, entry
     from jsonb_to_recordset($2) as read(statement int, position int, key text, entry jsonb)
     on conflict do nothing`,
    [fileId, JSON.stringify(rows)],
  );
  return "kept";
}
