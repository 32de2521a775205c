import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { appendOnlyTables } from "#adapters/postgres/roles/kept-tables.ts";
import { changeSetting } from "#adapters/postgres/site/settings.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { runChecks, type CheckResult } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { whatIsWrittenStays } from "#checks/book-checks.ts";
import type { Config } from "../../config.ts";
import { fill, foundBackup, type Asked, type RestoredFrom } from "./restore.ts";
import { withPool, withSavedDatabase } from "./saved-database.ts";

type Drill = Readonly<{
  restored: RestoredFrom;
  results: readonly CheckResult[];
}>;

/** Into a temporary server, so that nothing in use is touched. */
export async function drill(config: Config, asked: Asked): Promise<Drill> {
  const backup = await foundBackup(config, asked);
  const folder = await mkdtemp(join(tmpdir(), "open-hand-drill-"));
  const server = await openEmbedded(folder, { durable: false });
  try {
    await withPool(server.connectionString, (owner) => fill(owner, backup));
    // Migrated, with the program's own role, like the next start.
    const { connectionString } = await prepareRoles({
      owner: server.connectionString,
      program: null,
    });
    const results = await withPool(connectionString, (pool) =>
      runChecks([...checksOfTheBooks, whatIsWrittenStays(appendOnlyTables)], pool),
    );
    return { restored: backup.found, results };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    if (server.directory !== folder) await rm(server.directory, { recursive: true, force: true });
  }
}

/** Reminds administrators until a drill succeeds. A machine without the database reports nothing. */
export async function noteDrill(config: Config, { name }: Pick<RestoredFrom, "name">): Promise<void> {
  if (config.databaseUrl === null) return;
  const drilled = { backup: name, heldAt: new Date().toISOString() };
  await withSavedDatabase(
    config,
    () => {},
    (connectionString) =>
      withPool(connectionString, (pool) =>
        changeSetting(pool)("lastDrill", () => drilled, { actor: "program" }),
      ),
  );
}
