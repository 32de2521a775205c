import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { migrations } from "../migrations/index.ts";
import { isGuest } from "../roles/rights-of-program.ts";
import { schemaState, writeReach } from "./schema-state.ts";

/** Safe when several instances start at once: the migrator holds a lock in the database while it works. */
export async function migrateToLatest(pool: pg.Pool): Promise<void> {
  // Never destroyed: that would end the pool, which belongs to the program.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await refuseNewerSchema(pool);
  if ((await schemaState(pool)).age === "same") return;
  await refuseGuest(pool);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await refuseNewerSchema(pool);
    throw error instanceof Error ? error : new Error(`Migration failed: ${JSON.stringify(error)}`);
  }
  await writeReach(pool);
}

/**
 * An empty database becomes what it was after these migrations, so that a backup of an earlier version finds its tables; the next start
 * does the rest.
 */
export async function migrateTo(pool: pg.Pool, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(migrations).sort();
  const last = wanted.at(-1);
  if (last === undefined || wanted.some((name, place) => known[place] !== name))
    throw new StartRefusal(
      `The backup was made by a version of Open Hand with other tables (up to ${last}); restore it with that version.`,
    );
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(last);
  if (error) throw error instanceof Error ? error : new Error(`Migration failed: ${JSON.stringify(error)}`);
}

/** The program's own role reads which migrations were made, and makes none. */
async function refuseGuest(pool: pg.Pool): Promise<void> {
  if (!(await isGuest(pool))) return;
  throw new StartRefusal(
    "The database is to be prepared for this version, but the user of DATABASE_URL does not own its tables: set DATABASE_OWNER_URL to the address with its owner.",
  );
}

async function refuseNewerSchema(pool: pg.Pool): Promise<void> {
  const { unknown } = await schemaState(pool);
  if (unknown.length > 0) {
    throw new StartRefusal(
      `The database was prepared by a newer version of Open Hand (it knows ${unknown.join(", ")}); start that version instead.`,
    );
  }
}
