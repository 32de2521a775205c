import {
  archiveLog,
  recoverInto,
  removeOldLog,
  takeBase,
  type RecoveryTarget,
} from "#adapters/backup/kept-log.ts";
import { openingKeys, sealingKeys } from "#adapters/backup/own-keys.ts";
import { insideOf, openPlace } from "#adapters/backup/places/open-place.ts";
import type { LogBase } from "#domain/backup/kept-log.ts";
import type { Config } from "../../config.ts";

const clock = () => new Date();
/** Beside the backups, and encrypted to the same key. */
const placeOf = ({ backup }: Config) => openPlace(insideOf(backup.to, "log"));
const sealing = async (config: Config) => ({
  place: placeOf(config),
  ...(await sealingKeys(config)),
});

/** `npm run archive-wal -- path name`, for PostgreSQL's `archive_command`. */
export const archiveWal = async (config: Config, path: string, name: string): Promise<void> =>
  archiveLog(await sealing(config), path, name);

/** `npm run archive-wal -- --base server`: a new copy of the server; removes old ones. */
export async function archiveBase(config: Config, server: string): Promise<LogBase> {
  const base = await takeBase({ ...(await sealing(config)), clock }, server);
  await removeOldLog(placeOf(config), config.backup.keepDays, clock());
  return base;
}

/** `npm run restore -- --until moment --into folder`. */
export const recover = async (
  config: Config,
  {
    until,
    into,
    keyFile,
    skipSignature,
  }: Readonly<{ until: RecoveryTarget; into: string; keyFile: string | null; skipSignature: boolean }>,
) => {
  const { privateKey, signers } = await openingKeys(keyFile ?? config.backup.privateKeyFile, config);
  return recoverInto(
    { place: placeOf(config), privateKey, trust: { signers, skip: skipSignature } },
    into,
    until,
  );
};
