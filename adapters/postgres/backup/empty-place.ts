import pg from "pg";
import { openPool } from "../base/client.ts";
import { StartRefusal } from "../../start-refusal.ts";

/** The database is empty, or has only tables of an interrupted restore. */
export async function isUnused(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ prepared: boolean }>(
    "select to_regclass('database_mode') is not null as prepared",
  );
  if (!rows[0]?.prepared) return true;
  const { rows: used } = await pool.query<{ used: boolean }>(
    "select exists (select from database_mode) or exists (select from content_items) as used",
  );
  return !used[0]?.used;
}

export function refuseToOverwrite(): never {
  throw new StartRefusal(
    "The database is not empty, and nothing is overwritten: name an empty one in DATABASE_URL, or stop every instance and add --replace, which keeps what is there under another name.",
  );
}

/** Returns the old database's new name. Refuses while anyone is connected, because they would keep writing to the old one. */
export async function swapDatabases(
  connectionString: string,
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<string> {
  const { database = "" } = new pg.Client({ connectionString });
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "");
  const [fresh, old] = [`${database}_restored_${stamp}`, `${database}_before_${stamp}`];
  const lobby = openPool(inDatabase(connectionString, "postgres"), {
    max: 1,
    patient: true,
  });
  try {
    await lobby.query(`create database ${pg.escapeIdentifier(fresh)}`);
    const pool = openPool(inDatabase(connectionString, fresh), {
      max: 2,
      patient: true,
    });
    try {
      await fill(pool).finally(() => pool.end());
      await renameAll(lobby, database, old, fresh);
    } catch (error) {
      await lobby.query(`drop database if exists ${pg.escapeIdentifier(fresh)} with (force)`);
      throw error;
    }
    return old;
  } finally {
    await lobby.end();
  }
}

async function renameAll(lobby: pg.Pool, database: string, old: string, fresh: string): Promise<void> {
  const { rows } = await lobby.query<{ used: boolean }>(
    "select exists (select from pg_stat_activity where datname = $1 and application_name = 'open-hand' and pid <> pg_backend_pid()) as used",
    [database],
  );
  if (rows[0]?.used)
    throw new StartRefusal(`The database ${database} is still in use: stop every instance first.`);
  const rename = (from: string, to: string) =>
    lobby.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
  await rename(database, old);
  await rename(fresh, database);
}

function inDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
