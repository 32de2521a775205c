import type pg from "pg";
import { keyToOpenWith } from "#adapters/backup/own-keys.ts";
import { openPlace } from "#adapters/backup/places/open-place.ts";
import { findBackup, openBackup } from "#adapters/backup/read-backup.ts";
import { isUnused, refuseToOverwrite, swapDatabases } from "#adapters/postgres/backup/empty-place.ts";
import { writeSnapshot } from "#adapters/postgres/backup/write-snapshot.ts";
import type { Manifest } from "#domain/backup/manifest.ts";
import type { Config } from "../../config.ts";
import { withPool, withSavedDatabase } from "./saved-database.ts";

export type Asked = Readonly<{
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
    if (!asked.replace) refuseToOverwrite();
    report(
      `What was there is kept as ${await swapDatabases(connectionString, (pool) => fill(pool, backup))}`,
    );
  });
  return backup.manifest;
}

export async function foundBackup(config: Config, { name, keyFile }: Asked) {
  const { mode, backup } = config;
  const place = openPlace(backup.to);
  const privateKey = await keyToOpenWith(keyFile ?? backup.privateKeyFile, config);
  const manifest = await findBackup(place, name, mode);
  return { manifest, open: () => openBackup(place, manifest, privateKey) };
}

export async function fill(
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
