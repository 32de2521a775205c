import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { keyToOpenWith } from "#adapters/backup/own-keys.ts";
import { openPlace } from "#adapters/backup/places/open-place.ts";
import { findBackup, openBackup } from "#adapters/backup/read-backup.ts";
import { isUnused, swapDatabases } from "#adapters/postgres/backup/empty-place.ts";
import { writeSnapshot } from "#adapters/postgres/backup/write-snapshot.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { appendOnlyTables } from "#adapters/postgres/roles/kept-tables.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import { runChecks, type CheckResult } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { whatIsWrittenStays } from "#checks/what-is-written-stays.ts";
import type { Manifest } from "#domain/backup/manifest.ts";
import type { Config } from "../config.ts";
import { withPool, withSavedDatabase } from "./saved-database.ts";

type Asked = Readonly<{
  name: string | null;
  keyFile: string | null;
  replace: boolean;
}>;
type Report = (line: string) => void;

/** Into the configured database, which must be empty; or beside it, and then in its place. */
export async function restore(config: Config, asked: Asked, report: Report): Promise<Manifest> {
  const backup = await foundBackup(config, asked);
  await withSavedDatabase(config, report, async (connectionString) => {
    if (await withPool(connectionString, isUnused))
      return withPool(connectionString, (pool) => fill(pool, backup));
    if (!asked.replace)
      throw new StartRefusal(
        "The database is not empty, and nothing is overwritten: name an empty one in DATABASE_URL, or stop every instance and add --replace, which keeps what is there under another name.",
      );
    report(
      `What was there is kept as ${await swapDatabases(connectionString, (pool) => fill(pool, backup))}`,
    );
  });
  return backup.manifest;
}

export type Drill = Readonly<{
  manifest: Manifest;
  results: readonly CheckResult[];
  seconds: number;
}>;

/** Into a server of its own that is gone afterwards: all of it as in an emergency, and nothing that anybody uses is touched. */
export async function drill(config: Config, asked: Asked): Promise<Drill> {
  const begunAt = performance.now();
  const backup = await foundBackup(config, asked);
  const folder = await mkdtemp(join(tmpdir(), "open-hand-drill-"));
  const server = await openEmbedded(folder, { durable: false });
  try {
    await withPool(server.connectionString, (owner) => fill(owner, backup));
    // As the next start would: migrated to this version, with the program's own role.
    const { connectionString } = await prepareRoles({
      owner: server.connectionString,
      program: null,
    });
    const results = await withPool(connectionString, (pool) =>
      runChecks([...checksOfTheBooks, whatIsWrittenStays(appendOnlyTables)], pool),
    );
    return {
      manifest: backup.manifest,
      results,
      seconds: Math.round((performance.now() - begunAt) / 1000),
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    if (server.directory !== folder) await rm(server.directory, { recursive: true, force: true });
  }
}

async function foundBackup(config: Config, { name, keyFile }: Asked) {
  const { mode, dataDir, backup } = config;
  const place = openPlace(backup.to);
  const secret = keyToOpenWith(keyFile ?? backup.privateKeyFile, {
    mode,
    dataDir,
    publicKeys: backup.publicKeys,
  });
  const manifest = await findBackup(place, name);
  if (manifest.mode !== null && manifest.mode !== mode)
    throw new StartRefusal(`The backup is one of ${named[manifest.mode]}, and APP_MODE says ${mode}.`);
  return { manifest, open: () => openBackup(place, manifest, secret) };
}

const named = { demo: "a demonstration", production: "production" } as const;

async function fill(
  owner: pg.Pool,
  { manifest, open }: Awaited<ReturnType<typeof foundBackup>>,
): Promise<void> {
  const { files, facts } = await open();
  await writeSnapshot(owner, files, {
    name: manifest.name,
    takenAt: manifest.takenAt,
    facts,
  });
}
