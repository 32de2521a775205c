import type pg from "pg";
import type { WatchStatement } from "#adapters/postgres/base/watch-statements.ts";
import { openPool, roleSettings } from "#adapters/postgres/base/client.ts";
import { inLanes } from "#adapters/postgres/base/lanes.ts";
import { presence } from "#adapters/postgres/base/presence.ts";
import { namePools } from "#adapters/postgres/base/pools-by-name.ts";
import { openReadPool } from "#adapters/postgres/base/read-pool.ts";
import { goAround, keepSettings } from "#adapters/postgres/base/pooler.ts";
import { openEmbedded, type EmbeddedServer } from "#adapters/postgres/embedded/open-embedded.ts";
import { listenForContentChanges } from "#adapters/postgres/content/content-changes.ts";
import { keepToOneMode } from "#adapters/postgres/base/one-mode.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "../timing/clock.ts";
import type { Config } from "../config.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";

/** For work that only one instance does at a time. */
const directConnections = 4;
/** No kind of work waits for the connections of another (decision 113). Idle ones are closed. */
const connections = { giving: 10, visitors: 5, staff: 5, jobs: 6, heavyReads: 4 } as const;

const twoRolesBehindPooler =
  "Behind a pooler the program needs two roles: set DATABASE_OWNER_URL to the owner of the tables, and DATABASE_URL and DATABASE_DIRECT_URL to a role that owns nothing.";

export type OpenDatabase = {
  pool: pg.Pool;
  /** For large reads: a replica, or separate connections. */
  reads: pg.Pool;
  /** Why the program runs as the owner of its tables; null: it has its own role. */
  unguarded: string | null;
  onContentChange: (listener: (call?: string) => void) => Promise<void>;
  close: () => Promise<void>;
};

/** The operator's server, or ours under DATA_DIR; migrated, and seeded in demo mode. */
export async function openDatabase(
  config: Config,
  report: (line: string) => void,
  watch?: WatchStatement,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir, { report }) : null;
  try {
    return await openPools(config, embedded, report, watch);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openPools(
  config: Config,
  embedded: EmbeddedServer | null,
  report: (line: string) => void,
  watch?: WatchStatement,
): Promise<OpenDatabase> {
  const direct = config.databaseDirectUrl;
  const { connectionString: way, unguarded } = await prepareRoles({
    owner: embedded?.connectionString ?? config.databaseOwnerUrl,
    program: direct ?? config.databaseUrl,
  });
  if (direct !== null && way !== direct) throw new StartRefusal(twoRolesBehindPooler);
  await prepare(way, config, report);
  const address = direct === null ? way : (config.databaseUrl ?? way);
  const its = presence();
  const open = (max: number): pg.Pool => openPool(address, { max, pooled: direct !== null, watch, its });
  const lanes = {
    giving: open(connections.giving),
    visitors: open(connections.visitors),
    staff: open(connections.staff),
    jobs: open(connections.jobs),
  };
  const pool = inLanes(lanes);
  const around = direct === null ? null : openPool(direct, { max: directConnections, watch });
  if (around) {
    goAround(pool, around);
    await keepSettings(pool, roleSettings);
  }

  const beside = open(connections.heavyReads);
  const replica = config.databaseReadUrl === null ? null : openReadPool(config.databaseReadUrl, beside);
  namePools(pool, { ...lanes, reads: beside, replica, direct: around });
  let stopListening = async () => {};
  return {
    pool,
    reads: replica ?? beside,
    unguarded,
    onContentChange: async (listener) => {
      stopListening = await listenForContentChanges(way, listener);
    },
    close: async () => {
      await stopListening();
      await replica?.end();
      await beside.end();
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
