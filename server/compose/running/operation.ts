import type pg from "pg";
import type { Logger } from "pino";
import { inLane } from "#adapters/postgres/base/lanes.ts";
import { schemaState } from "#adapters/postgres/base/schema-state.ts";
import { changeSetting, storedSettings } from "#adapters/postgres/site/settings.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import {
  currentLevel,
  otherLevelMs,
  type LogLevel,
  type LogLevelSetting,
} from "#domain/running/log-level.ts";
import { certificatesEnding } from "../back-office/back-office.ts";
import type { composeBackup } from "../backup/backup.ts";
import type { composeGifts } from "../giving/gifts.ts";
import type { composeLedger } from "../ledger/ledger.ts";
import type { Base } from "../site/base.ts";
import { composeAlerts } from "./alerts.ts";
import { examine } from "./doctor.ts";
import { composeMetrics } from "./metrics.ts";
import { composeRunning } from "./running.ts";
import { composeStatus } from "./status.ts";

type Needs = Pick<ReturnType<typeof composeGifts>, "giving"> &
  Pick<ReturnType<typeof composeLedger>, "anbiDeadline"> & { saving: ReturnType<typeof composeBackup> };

export function composeOperation(base: Base, { giving, anbiDeadline, saving }: Needs) {
  const { config, pool, staff, databaseState } = base;
  const running = composeRunning(config, pool);
  const alerts = composeAlerts({
    config,
    pool,
    staff,
    examine: () => examine(config, pool),
    showJobs: running.showJobs,
    claimsEnding: certificatesEnding(base.sourceFor),
    anbiDue: anbiDeadline.due,
  });
  return {
    running,
    alerts,
    databaseState,
    inLane,
    logLevel: composeLogLevel(pool, config.logLevel),
    status: composeStatus({
      pool,
      providers: config.paymentProviders,
      isAvailable: giving.takesOnline,
      takesGifts: databaseState.takesGifts,
      isStill: saving.standstill.isOn,
      transfers: giving.transfers.isOffered,
    }),
    ...composeMetrics(pool, saving, { ...running, alertCounts: alerts.counts }),
    schemaState: () => schemaState(pool),
  };
}

/** LOG_LEVEL, or for an hour an administrator's level, or a signal's on this instance. */
export function composeLogLevel(pool: pg.Pool, usual: string) {
  const settings = storedSettings(pool);
  let log: Pick<Logger, "level" | "info"> | null = null;
  let signalledUntil = 0;
  const change = (level: string): void => {
    if (!log || log.level === level) return;
    log.level = level;
    log.info({ level }, "log level");
  };
  const current = async (): Promise<LogLevelSetting | null> =>
    currentLevel(await settings.get("logLevel"), new Date());
  const follow = async (): Promise<void> => {
    if (signalledUntil > Date.now()) return;
    change((await current())?.level ?? usual);
  };
  return {
    /** Polled, so that all instances change, and change back. */
    follow,
    current,
    use: (root: Pick<Logger, "level" | "info">): void => {
      log = root;
    },
    /** In full for an hour on this instance, or no longer. */
    signal: (): void => {
      const isOn = signalledUntil > Date.now();
      signalledUntil = isOn ? 0 : Date.now() + otherLevelMs;
      change(isOn ? usual : "debug");
    },
    set: async (level: LogLevel | null, by: Caller): Promise<void> => {
      const until = new Date(Date.now() + otherLevelMs).toISOString();
      await changeSetting(pool)("logLevel", () => (level ? { level, until } : null), by);
      await follow();
    },
  };
}
