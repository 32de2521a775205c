import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { openPool } from "./client.ts";
import { replaceConnect, type Acquire } from "./replace-connect.ts";

/** How long to wait for the replica; after that the primary serves. */
const maxWaitMs = 1_000;
const lookMs = 20;
/** How long an unavailable replica is skipped. */
const restMs = 10_000;
const reachWithinMs = 2_000;

/** Waits until the replica has the primary's position. If that takes too long, the primary serves. */
export function openReadPool(connectionString: string, primary: pg.Pool): pg.Pool {
  const pool = openPool(connectionString, { reachWithinMs });
  const toReplica: Acquire = pool.connect.bind(pool);
  let awayUntil = 0;

  const acquire: Acquire = async () => {
    if (performance.now() < awayUntil) return primary.connect();
    try {
      const client = await toReplica();
      if (await isCaughtUp(client, primary)) return client;
      client.release();
    } catch {
      awayUntil = performance.now() + restMs;
    }
    return primary.connect();
  };
  replaceConnect(pool, acquire);
  return pool;
}

async function isCaughtUp(replica: pg.PoolClient, primary: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await primary.query<{ at: string }>("select pg_current_wal_lsn()::text as at");
    const giveUpAt = performance.now() + maxWaitMs;
    for (;;) {
      const { rows: there } = await replica.query<{ has: boolean }>(
        "select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has",
        [rows[0]?.at],
      );
      if (there[0]?.has) return true;
      if (performance.now() > giveUpAt) return false;
      await pause(lookMs);
    }
  } catch (error) {
    replica.release(true);
    throw error;
  }
}
