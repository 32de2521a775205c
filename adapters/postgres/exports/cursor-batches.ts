import type pg from "pg";

export type Statement = Readonly<{ text: string; values: readonly unknown[] }>;

export type ExportedRow = Readonly<Record<string, unknown>>;

/** Rows per batch; two batches are in memory. */
export const batchRows = 500;
/** How long a slow reader may take per batch. */
const patience = "5min";
/** Only the first fetch of a sorted list can take long. */
const maxFetchTime = "1min";

/** Streams a list from a cursor in one snapshot, fetching one batch ahead. A reader that stops returns the connection. */
export const cursorBatches = (pool: pg.Pool, statement: Statement): AsyncGenerator<ExportedRow[]> =>
  inOneMoment(pool, (client) => rowsOf(client, statement));

export async function* inOneMoment<Piece>(
  pool: pg.Pool,
  read: (client: pg.ClientBase) => AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query("begin isolation level repeatable read, read only");
    await client.query(`set local idle_in_transaction_session_timeout = '${patience}'`);
    await client.query(`set local statement_timeout = '${maxFetchTime}'`);
    yield* read(client);
    await client.query("commit");
    isWhole = true;
  } finally {
    if (!isWhole) await client.query("rollback").catch(() => {});
    client.release();
  }
}

export async function* rowsOf(
  client: pg.ClientBase,
  { text, values }: Statement,
  atOnce = batchRows,
): AsyncGenerator<ExportedRow[]> {
  await client.query(`declare export_rows no scroll cursor for ${text}`, [...values]);
  const fetch = () => client.query<ExportedRow>(`fetch ${atOnce} from export_rows`);
  let coming = fetch();
  for (;;) {
    const { rows } = await coming;
    const isLast = rows.length < atOnce;
    if (!isLast) {
      coming = fetch();
      // A reader that stopped does not need this result.
      coming.catch(() => {});
    }
    if (rows.length > 0) yield rows;
    if (isLast) break;
  }
  await client.query("close export_rows");
}
