import type pg from "pg";
import { migrations } from "../migrations/index.ts";
import { servesSince } from "../migrations/step.ts";

export type SchemaState = Readonly<{
  age: "older" | "same" | "newer";
  missing: readonly string[];
  /** Migrations that this program does not know. */
  unknown: readonly string[];
  serves: boolean;
}>;

export async function schemaState(pool: pg.Pool, known = Object.keys(migrations)): Promise<SchemaState> {
  const applied = await appliedMigrations(pool);
  const missing = known.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const since = await storedReach(pool);
    // Tables that also lack something of ours belong to another line of versions.
    return {
      age: "newer",
      missing,
      unknown,
      serves: missing.length === 0 && since !== null && known.includes(since),
    };
  }
  return missing.length > 0
    ? { age: "older", missing, unknown, serves: false }
    : { age: "same", missing, unknown, serves: true };
}

/** After a migration, for programs that do not know it. */
export async function writeReach(pool: pg.Pool): Promise<void> {
  await pool.query(
    "insert into schema_reach (since) values ($1) on conflict (is_one) do update set since = excluded.since",
    [servesSince(migrations)],
  );
}

async function storedReach(pool: pg.Pool): Promise<string | null> {
  if (!(await isThere(pool, "schema_reach"))) return null;
  const { rows } = await pool.query<{ since: string }>("select since from schema_reach");
  return rows[0]?.since ?? null;
}

async function appliedMigrations(pool: pg.Pool): Promise<string[]> {
  if (!(await isThere(pool, "kysely_migration"))) return [];
  const { rows } = await pool.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map((row) => row.name);
}

async function isThere(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ present: boolean }>("select to_regclass($1) is not null as present", [
    table,
  ]);
  return rows[0]?.present ?? false;
}
