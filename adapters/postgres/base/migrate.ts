import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { migrations } from "../migrations/index.ts";
import { isCounted, type Step } from "../migrations/step.ts";
import { isGuest } from "../roles/rights-of-program.ts";
import { codeOf } from "./code-of.ts";
import { schemaState, writeReach, type SchemaState } from "./schema-state.ts";

/** Safe for concurrent starts: the migrator holds a lock. Returns the schema's state; newer tables are left alone. */
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

/** Migrates an empty database to an earlier version, for its backup; the next start does the rest. */
export async function migrateTo(pool: pg.Pool, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(migrations).sort();
  if (wanted.length === 0 || wanted.some((name, place) => known[place] !== name))
    throw new StartRefusal(
      `The backup was made by a version of Open Hand with other tables (up to ${wanted.at(-1)}); restore it with that version.`,
    );
  await runSteps(pool, migrations, wanted);
}

/** The program's role may read the migration state, but not migrate. */
async function refuseGuest(pool: pg.Pool): Promise<void> {
  if (!(await isGuest(pool))) return;
  throw new StartRefusal(
    "The database is to be prepared for this version, but the user of DATABASE_URL does not own its tables: set DATABASE_OWNER_URL to the address with its owner.",
  );
}

/** Newer tables serve this version while they only added something: the rollback path. */
async function servableState(pool: pg.Pool): Promise<SchemaState> {
  const state = await schemaState(pool);
  if (state.age === "newer" && !state.serves)
    throw new StartRefusal(
      `The database was prepared by a newer version of Open Hand (it knows ${state.unknown.join(", ")}); start that version instead.`,
    );
  return state;
}

/** Everybody queues behind a step that waits for a lock. */
const lockTimeout = "3s";
const maxTries = 40;
const restMs = 500;
/** A lock was not available, or two instances waited for each other: a concurrent index waits for every transaction. */
const blocked = ["55P03", "40P01"];
/** Two instances ran the same step outside a transaction, and one was first. Such a step can be repeated. */
const metAnother = ["42P07", "42704", "23505"];

type Steps = Readonly<Record<string, Step>>;

/** Older steps share one transaction, later ones have their own. Retries a locked table, so that nobody queues behind it. */
async function runSteps(pool: pg.Pool, steps: Steps, missing: readonly string[]): Promise<void> {
  // Never destroyed: that would end the program's pool.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: () => Promise.resolve(asMigrations(steps)) };
  const migrator = new Migrator({ db, provider });
  const together = missing.filter((name) => !isCounted(name)).at(-1);
  const rest = missing.filter(isCounted);
  for (const name of together === undefined ? rest : [together, ...rest])
    await untilDone(steps[name]?.outsideTransaction ? [...blocked, ...metAnother] : blocked, async () => {
      const { error } = await migrator.migrateTo(name, {
        disableTransactions: steps[name]?.outsideTransaction ?? false,
      });
      if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
    });
}

const asMigrations = (steps: Steps) =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          if (!step.outsideTransaction)
            await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db);
          await step.up(db);
        },
      },
    ]),
  );

async function untilDone(retried: readonly string[], work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!retried.includes(codeOf(error) ?? "") || tries === maxTries) throw error;
    }
    await pause(restMs);
  }
}
