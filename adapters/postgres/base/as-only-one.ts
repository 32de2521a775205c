import type pg from "pg";
import { sessionsOf } from "./pooler.ts";

/**
 * Only one instance does this at a time. The lock is the connection's: a program that is killed gives it back at once, and the next
 * one takes up where it stopped. False: another is at it.
 */
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
