import type pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";

/** Reading all entries takes longer than the usual statement timeout. */
export const patience = "5min";

export const patiently = <T>(pool: pg.Pool, ask: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = '${patience}'`);
    return ask(client);
  });
