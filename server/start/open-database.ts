import type pg from "pg";
import { openPool, reachDatabase } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { listenForContentChanges } from "#adapters/postgres/content/content-changes.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { keepToOneMode } from "#adapters/postgres/base/one-mode.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "../timing/clock.ts";
import type { Config } from "../config.ts";

export type OpenDatabase = {
  pool: pg.Pool;
  onContentChange: (listener: (path: string) => void) => Promise<void>;
  close: () => Promise<void>;
};

/** A server of the operator's own, or ours under DATA_DIR; either way migrated, and seeded in demo mode. */
export async function openDatabase(config: Config, report: (line: string) => void): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir, { report }) : null;
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? "";
  await reachDatabase(connectionString);
  await prepare(connectionString, config, report);
  const pool = openPool(connectionString);

  let stopListening = async () => {};
  return {
    pool,
    onContentChange: async (listener) => {
      stopListening = await listenForContentChanges(connectionString, listener);
    },
    close: async () => {
      await stopListening();
      await pool.end();
      await embedded?.stop();
    },
  };
}

async function prepare(
  connectionString: string,
  config: Config,
  report: (line: string) => void,
): Promise<void> {
  const pool = openPool(connectionString, { max: 2, patient: true });
  try {
    await migrateToLatest(pool);
    await keepToOneMode(pool, config.mode);
    await seedNewDatabase(pool, { demo: config.mode === "demo", today: today(), report });
  } finally {
    await pool.end();
  }
}
