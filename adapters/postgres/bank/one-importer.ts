import type pg from "pg";

const importing = "hashtextextended('importing bank files', 0)";

/**
 * Only one instance reads bank files at a time. The lock is the connection's: a program that is killed gives it back at once, and
 * the next one takes up where it stopped. False: another is at it.
 */
export async function asOnlyImporter(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${importing}) as mine`,
    );
    if (!rows[0]?.mine) return false;
    try {
      await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${importing})`);
    }
    return true;
  } finally {
    client.release();
  }
}
