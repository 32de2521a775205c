import type pg from "pg";
import type { WatchStatement } from "#adapters/postgres/base/watch-statements.ts";
import { openPool, roleSettings } from "#adapters/postgres/base/client.ts";
import { openReadPool } from "#adapters/postgres/base/read-pool.ts";
import { goAround, keepSettings } from "#adapters/postgres/base/pooler.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { listenForContentChanges } from "#adapters/postgres/content/content-changes.ts";
import { keepToOneMode } from "#adapters/postgres/base/one-mode.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "../timing/clock.ts";
import type { Config } from "../config.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";

/** For what only one instance does at a time: few of it at once. */
const directConnections = 4;

const twoRolesBehindPooler =
  "Behind a pooler the program needs two roles: set DATABASE_OWNER_URL to the owner of the tables, and DATABASE_URL and DATABASE_DIRECT_URL to a role that owns nothing.";

export type OpenDatabase = {
  pool: pg.Pool;
  /** For what is only read: a replica, or the same. */
  reads: pg.Pool;
  /** Why the program works as the owner of its tables; null where it has a role of its own. */
  unguarded: string | null;
  onContentChange: (listener: (path: string) => void) => Promise<void>;
  close: () => Promise<void>;
};

/** A server of the operator's own, or ours under DATA_DIR; either way migrated, and seeded in demo mode. */
export async function openDatabase(
  config: Config,
  report: (line: string) => void,
  watch?: WatchStatement,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir, { report }) : null;
  const direct = config.databaseDirectUrl;
  const { connectionString: way, unguarded } = await prepareRoles({
    owner: embedded?.connectionString ?? config.databaseOwnerUrl,
    program: direct ?? config.databaseUrl,
  });
  if (direct !== null && way !== direct) throw new StartRefusal(twoRolesBehindPooler);
  await prepare(way, config, report);
  const pool = openPool(direct === null ? way : (config.databaseUrl ?? way), {
    pooled: direct !== null,
    watch,
  });
  const around = direct === null ? null : openPool(direct, { max: directConnections, watch });
  if (around) {
    goAround(pool, around);
    await keepSettings(pool, roleSettings);
  }

  const replica = config.databaseReadUrl === null ? null : openReadPool(config.databaseReadUrl, pool);
  let stopListening = async () => {};
  return {
    pool,
    reads: replica ?? pool,
    unguarded,
    onContentChange: async (listener) => {
      stopListening = await listenForContentChanges(way, listener);
    },
    close: async () => {
      await stopListening();
      await replica?.end();
      await pool.end();
      await around?.end();
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
