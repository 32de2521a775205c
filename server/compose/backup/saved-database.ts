import type pg from "pg";
import { openPool } from "#adapters/postgres/base/client.ts";
import { reachDatabase } from "#adapters/postgres/base/reach-database.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import type { Config } from "../../config.ts";

type Report = (line: string) => void;

/** As the owner, neither migrated nor seeded. The embedded server runs meanwhile. */
export async function withSavedDatabase<T>(
  config: Config,
  report: Report,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir, { report }) : null;
  try {
    const connectionString =
      embedded?.connectionString ?? config.databaseOwnerUrl ?? config.databaseUrl ?? "";
    await reachDatabase(connectionString);
    return await work(connectionString);
  } finally {
    await embedded?.stop();
  }
}

/** Without timeouts, for saving and restoring. */
export async function withPool<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(connectionString, { max: 3, patient: true });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
