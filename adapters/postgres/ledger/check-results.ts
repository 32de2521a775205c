import type pg from "pg";
import { sessionsOf } from "../base/pooler.ts";

type Queryable = Pick<pg.ClientBase, "query">;
type Result = Readonly<{ name: string; claim: string; faults: number; examples: readonly string[] }>;

/** An arbitrary lock number, equal on every instance. */
const checkingTheBooks = 7_021_985;

/** Checks the books for this night, unless done or running elsewhere. Uses its own connection, which holds the lock. */
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
    // Closes the connection with its settings and lock.
    client.release(true);
  }
}

/** One statement, so that a night is checked or not. */
async function keepResults(db: Queryable, night: string, results: readonly Result[]): Promise<void> {
  await db.query(
    `insert into check_results (night, name, claim, faults, examples)
     select $1, result->>'name', result->>'claim', (result->>'faults')::int, result->'examples'
     from jsonb_array_elements($2::jsonb) as result`,
    [night, JSON.stringify(results)],
  );
}
