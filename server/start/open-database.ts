import type pg from "pg";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { listenForContentChanges } from "#adapters/postgres/content/content-changes.ts";
import { keepToOneMode } from "#adapters/postgres/base/one-mode.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "../timing/clock.ts";
import type { Config } from "../config.ts";

export type OpenDatabase = {
  pool: pg.Pool;
  /** Why the program works as the owner of its tables; null where it has a role of its own. */
  unguarded: string | null;
  onContentChange: (listener: (path: string) => void) => Promise<void>;
  close: () => Promise<void>;
};

/** A server of the operator's own, or ours under DATA_DIR; either way migrated, and seeded in demo mode. */
export async function openDatabase(config: Config, report: (line: string) => void): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir, { report }) : null;
  const { connectionString, unguarded } = await prepareRoles({
    owner: embedded?.connectionString ?? config.databaseOwnerUrl,
    program: config.databaseUrl,
  });
  await prepare(connectionString, config, report);
  const pool = openPool(connectionString);

  let stopListening = async () => {};
  return {
    pool,
    unguarded,
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
    await keepToOneMode(pool, config.mode);
    await seedNewDatabase(pool, { demo: config.mode === "demo", today: today(), report });
  } finally {
    await pool.end();
  }
}
