import type pg from "pg";
import { openingKeys } from "#adapters/backup/own-keys.ts";
import { openPlace } from "#adapters/backup/places/open-place.ts";
import { findBackup, openBackup } from "#adapters/backup/read-backup.ts";
import { isUnused, refuseToOverwrite, swapDatabases } from "#adapters/postgres/backup/empty-place.ts";
import { writeSnapshot } from "#adapters/postgres/backup/write-snapshot.ts";
import type { Backup } from "#domain/backup/manifest.ts";
import type { Config } from "../../config.ts";
import { withPool, withSavedDatabase } from "./saved-database.ts";

export type Asked = Readonly<{
  name: string | null;
  keyFile: string | null;
  replace: boolean;
  skipSignature: boolean;
}>;
/** What was restored. */
export type RestoredFrom = Pick<Backup, "name" | "takenAt">;
type Report = (line: string) => void;

/** Into the configured database, which must be empty; or beside it, and then in its place. */
export async function restore(config: Config, asked: Asked, report: Report): Promise<RestoredFrom> {
  const backup = await foundBackup(config, asked);
  await withSavedDatabase(config, report, async (connectionString) => {
    if (await withPool(connectionString, isUnused))
      return withPool(connectionString, (pool) => fill(pool, backup));
    if (!asked.replace) refuseToOverwrite();
    report(
      `What was there is kept as ${await swapDatabases(connectionString, (pool) => fill(pool, backup))}`,
    );
  });
  return backup.found;
}

export async function foundBackup(config: Config, { name, keyFile, skipSignature }: Asked) {
  const { mode, backup } = config;
  const place = openPlace(backup.to);
  const { privateKey, signers } = await openingKeys(keyFile ?? backup.privateKeyFile, config);
  const found = await findBackup(place, name, { signers, skip: skipSignature });
  return { found, open: () => openBackup(place, found, privateKey, mode) };
}

export async function fill(
  owner: pg.Pool,
  { open }: Pick<Awaited<ReturnType<typeof foundBackup>>, "open">,
): Promise<void> {
  const { backup, files } = await open();
  await writeSnapshot(owner, files, backup);
}
