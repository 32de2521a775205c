import type pg from "pg";
import {
  announceMaintenance,
  cancelMaintenance,
  noteStatus,
  statusFacts,
  storedIncidents,
  storedMaintenance,
} from "#adapters/postgres/running/stored-status.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { givingState, mailState, servingOf, type MaintenanceToAnnounce } from "#domain/running/status.ts";
import { announced, describeStatus, knownStatus } from "../../status/describe-status.ts";

type Needs = {
  pool: pg.Pool;
  providers: readonly string[];
  /** False while payments are paused. */
  isAvailable: () => Promise<boolean>;
  isStill: () => Promise<boolean>;
  /** Whether writes would be stored. */
  takesGifts: () => boolean;
  transfers: () => Promise<boolean>;
};

/** Status of giving, also while the database is unavailable. */
export function composeStatus({ pool, providers, isAvailable, isStill, takesGifts, transfers }: Needs) {
  const look = async () => {
    const stored = await statusFacts(pool);
    const facts = {
      ...stored,
      isStill: await isStill(),
      providers: servingOf(providers, stored.alerts, await isAvailable()),
      transfers: await transfers(),
    };
    return {
      states: { giving: takesGifts() ? givingState(facts) : ("down" as const), mail: mailState(facts) },
      lastNoticeAt: stored.lastNoticeAt,
    };
  };
  const known = knownStatus(async () => {
    const [looked, incidents, maintenance] = await Promise.all([
      look(),
      storedIncidents(pool),
      storedMaintenance(pool),
    ]);
    return describeStatus({ ...looked, incidents, maintenance });
  });
  return {
    show: known.get,
    note: async (): Promise<void> => noteStatus(pool, (await look()).states),
    maintenance: async () => announced(await storedMaintenance(pool)),
    announce: async (window: MaintenanceToAnnounce, by: Caller) => {
      await announceMaintenance(pool, window, by);
      known.forget();
    },
    cancel: async (id: string, by: Caller): Promise<boolean> => {
      const cancelled = await cancelMaintenance(pool, id, by);
      known.forget();
      return cancelled;
    },
  };
}
