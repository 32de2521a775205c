import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import type { Pool } from "pg";
import { memoryFolder } from "./memory-folder.ts";

export type Server = { connectionString: string; stop: () => Promise<void> };

/** An embedded PostgreSQL in a folder of its own, gone when it is stopped. */
export async function ownServer(within = tmpdir()): Promise<Server> {
  const folder = await mkdtemp(path.join(within, "open-hand-tests-"));
  // Where root runs the tests, the server's account must be able to enter.
  await chmod(folder, 0o755);
  const binaries = process.env["TEST_POSTGRES_BINARIES"];
  const server = await openEmbedded(folder, { durable: false, ...(binaries ? { binaries } : {}) });
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      for (const place of [folder, sharedFolderOf(folder)]) await rm(place, { recursive: true, force: true });
    },
  };
}

/** A database as the migrations make it, for one piece of work outside the test runner. */
export async function onMigratedDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const server = await ownServer(memoryFolder());
  const pool = openPool(server.connectionString, { patient: true });
  try {
    await migrateToLatest(pool);
    return await work(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
}
