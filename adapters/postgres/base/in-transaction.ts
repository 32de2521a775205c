import type pg from "pg";

/** Runs in a transaction. A connection that cannot roll back is discarded. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query("rollback").then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

/** Waits for other transactions with the same name, so that check and insert are atomic. */
export async function lockByName(client: pg.ClientBase, thing: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [thing]);
}
