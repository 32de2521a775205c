import { inLane } from "#adapters/postgres/base/lanes.ts";
import { schemaState } from "#adapters/postgres/base/schema-state.ts";
import { certificatesEnding } from "../back-office/back-office.ts";
import type { composeBackup } from "../backup/backup.ts";
import type { composeGifts } from "../giving/gifts.ts";
import type { composeLedger } from "../ledger/ledger.ts";
import type { Base } from "../site/base.ts";
import { composeAlerts } from "./alerts.ts";
import { examine } from "./doctor.ts";
import { composeLogLevel } from "./log-level.ts";
import { composeMetrics } from "./metrics.ts";
import { composeRunning } from "./running.ts";
import { composeStatus } from "./status.ts";

type Needs = Pick<ReturnType<typeof composeGifts>, "giving"> &
  Pick<ReturnType<typeof composeLedger>, "anbiDeadline"> & { saving: ReturnType<typeof composeBackup> };

/** How the program runs: jobs, alerts, status, metrics. */
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
