import { archiveLog, recoverInto, removeOldLog, takeBase } from "#adapters/backup/kept-log.ts";
import { keyToOpenWith, keysToSealWith } from "#adapters/backup/own-keys.ts";
import { insideOf, openPlace } from "#adapters/backup/places/open-place.ts";
import type { LogBase } from "#domain/backup/kept-log.ts";
import type { Config } from "../../config.ts";

const clock = () => new Date();
/** Beside the backups, and encrypted to the same key. */
const placeOf = ({ backup }: Config) => openPlace(insideOf(backup.to, "log"));
const keysOf = ({ mode, dataDir, backup }: Config) => ({ mode, dataDir, publicKeys: backup.publicKeys });
const sealing = (config: Config) => ({ place: placeOf(config), publicKeys: keysToSealWith(keysOf(config)) });

/** `npm run archive-wal -- path name`, for PostgreSQL's `archive_command`. */
export const archiveWal = (config: Config, path: string, name: string): Promise<void> =>
  archiveLog(sealing(config), path, name);

/** `npm run archive-wal -- --base server`: a new copy of the server, and what is too old goes. */
export async function archiveBase(config: Config, server: string): Promise<LogBase> {
  const base = await takeBase({ ...sealing(config), clock }, server);
  await removeOldLog(placeOf(config), config.backup.keepDays, clock());
  return base;
}

/** `npm run restore -- --until moment --into folder`. */
export const recover = (
  config: Config,
  { until, into, keyFile }: Readonly<{ until: Date; into: string; keyFile: string | null }>,
): Promise<LogBase> => {
  const secret = keyToOpenWith(keyFile ?? config.backup.privateKeyFile, keysOf(config));
  return recoverInto({ place: placeOf(config), secret }, into, until);
};
