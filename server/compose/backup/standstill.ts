import type pg from "pg";
import { openPlace } from "#adapters/backup/places/open-place.ts";
import { noteWentOn, receiptsGivenOut } from "#adapters/backup/went-on.ts";
import { currentStandstill, endStandstill } from "#adapters/postgres/backup/standstills.ts";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";
import { goOn } from "#domain/backup/go-on.ts";
import type { Config } from "../../config.ts";
import { cacheFor } from "../../timing/cache-for.ts";
import { today } from "../../timing/clock.ts";

const rememberMs = 2_000;
type By = Pick<AuditEntry, "actor" | "requestId">;

/** What a restored copy may do, and letting it go on. */
export function composeStandstill(config: Config, pool: pg.Pool) {
  const standstill = cacheFor(rememberMs, () => currentStandstill(pool));
  const place = openPlace(config.backup.to);
  const letGoOn = goOn({
    givenOut: () => receiptsGivenOut(place),
    end: (by: By, elsewhere, note) =>
      endStandstill(pool, { by, thisYear: Number(today().slice(0, 4)), elsewhere, note }),
    noteWentOn: (goesOnAfter) => noteWentOn(place, new Date(), goesOnAfter),
  });
  return {
    restoredFrom: async () => (await currentStandstill(pool))?.backupTakenAt ?? null,
    /** Known for a moment: it is asked before every job and every payment. */
    isOn: async () => (await standstill.get()) !== null,
    end: async (by: By) => {
      const outcome = await letGoOn(by);
      standstill.forget();
      return outcome;
    },
  };
}
