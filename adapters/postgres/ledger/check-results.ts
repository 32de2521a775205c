import type pg from "pg";
import { sessionsOf } from "../base/pooler.ts";

type Queryable = Pick<pg.ClientBase, "query">;
type Result = Readonly<{ name: string; claim: string; faults: number; examples: readonly string[] }>;

/** Any number will do, as long as every instance asks for the same lock. */
const checkingTheBooks = 7_021_985;

/**
 * Checks the books of this night, unless that has been done or another instance is at it. One connection of its own,
 * which may take its time and holds the lock for as long as it lives.
 */
export async function checkOnce<Checked extends Result>(
  pool: pg.Pool,
  night: string,
  check: (books: Queryable) => Promise<readonly Checked[]>,
): Promise<readonly Checked[] | null> {
  const client = await sessionsOf(pool).connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [
      checkingTheBooks,
    ]);
    if (!rows[0]?.mine) return null;
    const { rowCount } = await client.query("select from check_results where night = $1 limit 1", [night]);
    if (rowCount !== 0) return null;
    await client.query("set statement_timeout = 0");
    const results = await check(client);
    await keepResults(client, night, results);
    return results;
  } finally {
    // Thrown away with its settings and its lock.
    client.release(true);
  }
}

/** In one statement, so that a night is either checked or not. */
async function keepResults(db: Queryable, night: string, results: readonly Result[]): Promise<void> {
  await db.query(
    `insert into check_results (night, name, claim, faults, examples)
     select $1, result->>'name', result->>'claim', (result->>'faults')::int, result->'examples'
     from jsonb_array_elements($2::jsonb) as result`,
    [night, JSON.stringify(results)],
  );
}
