import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type pg from "pg";
import { isCounted, type Step } from "../migrations/step.ts";
import { codeOf } from "./code-of.ts";

/** Everybody queues behind a step that waits for a lock. */
const lockTimeout = "3s";
const maxTries = 40;
const restMs = 500;
const lockNotAvailable = "55P03";

type Steps = Readonly<Record<string, Step>>;

/**
 * Runs the missing steps up to `last`: older ones in one transaction, later ones in their own. A locked table is
 * retried after a short wait, so that nobody queues behind a migration.
 */
export async function runSteps(pool: pg.Pool, steps: Steps, missing: readonly string[]): Promise<void> {
  // Never destroyed: that would end the program's pool.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: () => Promise.resolve(asMigrations(steps)) };
  const migrator = new Migrator({ db, provider });
  const together = missing.filter((name) => !isCounted(name)).at(-1);
  const rest = missing.filter(isCounted);
  for (const name of together === undefined ? rest : [together, ...rest])
    await untilDone(async () => {
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

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || tries === maxTries) throw error;
    }
    await pause(restMs);
  }
}
