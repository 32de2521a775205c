import type pg from "pg";
import { writeResumeMarker, receiptNumbersIssued } from "#adapters/backup/resume-marker.ts";
import { asOnlyOne } from "#adapters/postgres/base/as-only-one.ts";
import { lastBackup, noteBackup } from "#adapters/postgres/backup/stored-backups.ts";
import {
  beginStandstill,
  hasStandstills,
  lastReplayedAt,
  refuseUnprepared,
  currentStandstill,
  endStandstill,
} from "#adapters/postgres/backup/standstills.ts";
export { makeKeys } from "#adapters/backup/signing.ts";
import { sealingKeys } from "#adapters/backup/own-keys.ts";
import type { RecoveryTarget } from "#adapters/backup/kept-log.ts";
import { openPlace } from "#adapters/backup/places/open-place.ts";
import { removeOld, takeBackup } from "#adapters/backup/take-backup.ts";
import { isNight } from "#checks/checks.ts";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";
import { isBackupDue } from "#domain/backup/last-backup.ts";
import type { Backup } from "#domain/backup/manifest.ts";
import { resumeAfterRestore } from "#domain/backup/resume-after-restore.ts";
import { isTimeForBackup } from "#domain/backup/time-for-backup.ts";
import type { Config } from "../../config.ts";
import { programVersion } from "../../environment/program-version.ts";
import { cacheFor } from "../../timing/cache-for.ts";
import { today } from "../../timing/clock.ts";
import { withPool, withSavedDatabase } from "./saved-database.ts";

const clock = () => new Date();

export function composeBackup(config: Config, pool: pg.Pool) {
  const isNightlyOn = config.backup.publicKeys.length > 0;
  return {
    standstill: composeStandstill(config, pool),
    backups: {
      last: () => lastBackup(pool),
      /** A demonstration needs no warning. */
      isDue: async () =>
        config.mode === "production" && isBackupDue((await lastBackup(pool))?.takenAt ?? null, clock()),
      takeAtNight: async () => {
        if (!isNightlyOn) return;
        const last = (await lastBackup(pool))?.takenAt ?? null;
        if (isTimeForBackup(last, clock(), isNight(clock()))) await backUp(config, pool);
      },
    },
  };
}

/** Null: another instance is doing it. */
async function backUp(config: Config, pool: pg.Pool): Promise<Backup | null> {
  const { mode, backup } = config;
  const keys = await sealingKeys(config);
  const place = openPlace(backup.to);
  let made: Backup | null = null;
  await asOnlyOne(pool, "take-backup", async () => {
    made = await takeBackup({ pool, place, ...keys, program: programVersion, mode, clock });
    await noteBackup(pool, made, place.description);
    await removeOld(place, backup.keepDays, clock());
  });
  return made;
}

/** `npm run backup`, at any time. */
export const backUpNow = (config: Config, report: (line: string) => void): Promise<Backup | null> =>
  withSavedDatabase(config, report, (connectionString) =>
    withPool(connectionString, async (pool) => {
      await refuseUnprepared(pool);
      return backUp(config, pool);
    }),
  );

/** `npm run restore -- --switch-on`: for operators who cannot sign in to the copy. */
export const switchOn = (
  config: Config,
  report: (line: string) => void,
): Promise<"ended" | "none" | "backups_unreadable"> =>
  withSavedDatabase(config, report, (connectionString) =>
    withPool(connectionString, async (pool) =>
      (await hasStandstills(pool)) ? composeStandstill(config, pool).end({ actor: "program" }) : "none",
    ),
  );

/** `npm run restore -- --stand-still`: for a database recovered with the server's own tools. */
export const standStill = (
  config: Config,
  until: RecoveryTarget,
  report: (line: string) => void,
): Promise<Readonly<{ isNew: boolean; asOf: Date }>> =>
  withSavedDatabase(config, report, (connectionString) =>
    withPool(connectionString, async (pool) => {
      await refuseUnprepared(pool);
      const asOf = until === "latest" ? await lastReplayedAt(pool) : until;
      const name = `the server's log, ${asOf.toISOString()}`;
      return { isNew: await beginStandstill(pool, { name, takenAt: asOf }), asOf };
    }),
  );

const rememberMs = 2_000;
type By = Pick<AuditEntry, "actor" | "requestId">;

function composeStandstill(config: Config, pool: pg.Pool) {
  const standstill = cacheFor(rememberMs, () => currentStandstill(pool));
  const place = openPlace(config.backup.to);
  const resume = resumeAfterRestore({
    numbersIssued: () => receiptNumbersIssued(place),
    end: (by: By, elsewhere, note) =>
      endStandstill(pool, { by, thisYear: Number(today().slice(0, 4)), elsewhere, note }),
    writeResumeMarker: (goesOnAfter) => writeResumeMarker(place, new Date(), goesOnAfter),
  });
  return {
    restoredFrom: async () => (await currentStandstill(pool))?.backupTakenAt ?? null,
    /** Cached: every job and every payment asks. */
    isOn: async () => (await standstill.get()) !== null,
    end: async (by: By) => {
      const outcome = await resume(by);
      standstill.forget();
      return outcome;
    },
  };
}
