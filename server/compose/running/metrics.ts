import type pg from "pg";
import { poolsByName } from "#adapters/postgres/base/pools-by-name.ts";
import { storedMetrics } from "#adapters/postgres/back-office/stored-metrics.ts";
import { programVersion } from "../../environment/program-version.ts";
import { metricsOf } from "../../requests/metrics-of.ts";
import { eventLoopDelay, requestCounts } from "../../requests/request-metrics.ts";
import { writeMetrics } from "../../requests/write-metrics.ts";
import { droppedSpans } from "../../traces/tracing.ts";
import { cacheFor } from "../../timing/cache-for.ts";
import type { composeBackup } from "../backup/backup.ts";
import type { composeRunning } from "./running.ts";

/** The database is asked at most once per interval. */
const rememberMs = 5_000;

export function composeMetrics(
  pool: pg.Pool,
  { backups, standstill }: ReturnType<typeof composeBackup>,
  {
    jobRuns: runs,
    showJobs,
    alertCounts,
  }: Pick<ReturnType<typeof composeRunning>, "jobRuns" | "showJobs"> & {
    alertCounts: () => Promise<readonly { kind: string; count: number }[]>;
  },
) {
  const stored = cacheFor(rememberMs, async () => ({
    ...(await storedMetrics(pool)),
    lastBackup: (await backups.last())?.takenAt ?? null,
    isStill: await standstill.isOn(),
    jobs: await showJobs(),
    alerts: await alertCounts(),
  }));
  return {
    describeMetrics: async (): Promise<string> =>
      writeMetrics(
        metricsOf({
          version: programVersion,
          uptimeSeconds: process.uptime(),
          memoryBytes: process.memoryUsage.rss(),
          droppedSpans: droppedSpans(),
          requests: requestCounts(),
          eventLoop: eventLoopDelay(),
          pools: Object.entries(poolsByName(pool)).map(([name, { totalCount, idleCount, waitingCount }]) => ({
            name,
            all: totalCount,
            idle: idleCount,
            wanted: waitingCount,
          })),
          jobs: [...runs.all()],
          stored: await stored.get().catch(() => null),
        }),
      ),
  };
}
