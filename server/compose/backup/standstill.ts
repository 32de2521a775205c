import type pg from "pg";
import { openPlace } from "#adapters/backup/places/open-place.ts";
import { writeResumeMarker, receiptNumbersIssued } from "#adapters/backup/resume-marker.ts";
import { currentStandstill, endStandstill } from "#adapters/postgres/backup/standstills.ts";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";
import { resumeAfterRestore } from "#domain/backup/resume-after-restore.ts";
import type { Config } from "../../config.ts";
import { cacheFor } from "../../timing/cache-for.ts";
import { today } from "../../timing/clock.ts";

const rememberMs = 2_000;
type By = Pick<AuditEntry, "actor" | "requestId">;

/** The standstill of a restored copy, and how to end it. */
export function composeStandstill(config: Config, pool: pg.Pool) {
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
