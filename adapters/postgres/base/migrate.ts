import type pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { migrations } from "../migrations/index.ts";
import { isGuest } from "../roles/rights-of-program.ts";
import { runSteps } from "./run-steps.ts";
import { schemaState, writeReach, type SchemaState } from "./schema-state.ts";

/**
 * Safe when several instances start at once: the migrator holds a lock in the database while it works. Answers how the tables then
 * stand to this program: those of a newer version are left as they are.
 */
export async function migrateToLatest(pool: pg.Pool): Promise<SchemaState["age"]> {
  const { age, missing } = await servableState(pool);
  if (age !== "older") return age;
  await refuseGuest(pool);
  try {
    await runSteps(pool, migrations, missing);
  } catch (error) {
    await servableState(pool);
    throw error;
  }
  await writeReach(pool);
  return "same";
}

/**
 * An empty database becomes what it was after these migrations, so that a backup of an earlier version finds its tables; the next start
 * does the rest.
 */
export async function migrateTo(pool: pg.Pool, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(migrations).sort();
  if (wanted.length === 0 || wanted.some((name, place) => known[place] !== name))
    throw new StartRefusal(
      `The backup was made by a version of Open Hand with other tables (up to ${wanted.at(-1)}); restore it with that version.`,
    );
  await runSteps(pool, migrations, wanted);
}

/** The program's own role reads which migrations were made, and makes none. */
async function refuseGuest(pool: pg.Pool): Promise<void> {
  if (!(await isGuest(pool))) return;
  throw new StartRefusal(
    "The database is to be prepared for this version, but the user of DATABASE_URL does not own its tables: set DATABASE_OWNER_URL to the address with its owner.",
  );
}

/** Tables of a newer version serve this one as well as long as they only added: the way back of an operator who goes on with the version before. */
async function servableState(pool: pg.Pool): Promise<SchemaState> {
  const state = await schemaState(pool);
  if (state.age === "newer" && !state.serves)
    throw new StartRefusal(
      `The database was prepared by a newer version of Open Hand (it knows ${state.unknown.join(", ")}); start that version instead.`,
    );
  return state;
}
