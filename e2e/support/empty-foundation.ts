import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import { insertDemoAccounts } from "#adapters/postgres/seed/seed-people.ts";
import { today } from "#server/timing/clock.ts";
import { freePort, startProgram, stopProgram, untilListening } from "#testing/program.ts";

export type EmptyFoundation = { url: string; pool: pg.Pool; stop: () => Promise<void> };

/** A program of its own, with content and accounts, whose books hold nothing yet. */
export async function startEmptyFoundation(): Promise<EmptyFoundation> {
  const dataDir = mkdtempSync(join(tmpdir(), "open-hand-empty-"));
  // Where root runs the tests, the database server does not run as root and must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = await openEmbedded(dataDir, { durable: false });
  await prepareRoles({ owner: server.connectionString, program: null });
  const pool = openPool(server.connectionString);
  await seedContent(pool, today());
  await insertDemoAccounts(pool);
  const port = String(await freePort());
  const program = startProgram({ env: { PORT: port, HOST: "localhost", DATA_DIR: dataDir } });
  await untilListening(program);
  return {
    url: `http://localhost:${port}`,
    pool,
    stop: async () => {
      await stopProgram(program);
      await pool.end();
      await server.stop();
      for (const folder of [dataDir, sharedFolderOf(dataDir)])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
