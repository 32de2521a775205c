import type pg from "pg";

export type Statement = Readonly<{ text: string; values: readonly unknown[] }>;

/** Its columns are named by the statement; each list shows those that it knows. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** So many rows are in memory twice, however long the list: those that are written, and those that come next. */
export const batchRows = 500;
/** A slow line may take this long over one batch before the connection is wanted back. */
const patience = "5min";
/** Only the first rows of a list that has to be sorted can take long. */
const maxFetchTime = "1min";

/**
 * A list batch by batch from a cursor: while one is taken the next is fetched, and no more than that. All of them are of one
 * moment. Whoever stops reading gives the connection back.
 */
export const cursorBatches = (pool: pg.Pool, statement: Statement): AsyncGenerator<ExportedRow[]> =>
  inOneMoment(pool, (client) => rowsOf(client, statement));

/** Several lists and sums of the same moment, for a file that holds them all. */
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
      // Whoever stops reading no longer asks how this one ended.
      coming.catch(() => {});
    }
    if (rows.length > 0) yield rows;
    if (isLast) break;
  }
  await client.query("close export_rows");
}
