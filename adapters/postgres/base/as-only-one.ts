import type pg from "pg";
import { sessionsOf } from "./pooler.ts";

/** Runs on one instance at a time. The lock belongs to the connection, so a kill releases it at once. False: another instance holds it. */
export async function asOnlyOne(pool: pg.Pool, what: string, work: () => Promise<void>): Promise<boolean> {
  const client = await sessionsOf(pool).connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      "select pg_try_advisory_lock(hashtextextended($1, 0)) as mine",
      [what],
    );
    if (!rows[0]?.mine) return false;
    try {
      await work();
    } finally {
      await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [what]);
    }
    return true;
  } finally {
    client.release();
  }
}
