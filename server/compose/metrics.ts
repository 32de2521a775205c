import type pg from "pg";
import { storedMetrics } from "#adapters/postgres/back-office/stored-metrics.ts";
import { jobRuns } from "#jobs/job-runs.ts";
import { programVersion } from "../environment/program-version.ts";
import { writeMetrics, type Metric } from "../requests/write-metrics.ts";
import { cacheFor } from "../timing/cache-for.ts";
import type { composeBackup } from "./backup.ts";

/** However often it is asked, the database is asked once in so long. */
const rememberMs = 5_000;

/** What a watching program reads: this instance's jobs, process and connections, and what waits in the database. */
export function composeMetrics(pool: pg.Pool, { backups, standstill }: ReturnType<typeof composeBackup>) {
  const runs = jobRuns();
  const stored = cacheFor(rememberMs, async () => ({
    ...(await storedMetrics(pool)),
    lastBackup: (await backups.last())?.takenAt ?? null,
    isStill: await standstill.isOn(),
  }));
  return {
    jobRuns: runs,
    describeMetrics: async (): Promise<string> => {
      const known = await stored.get().catch(() => null);
      const jobs = [...runs.all()];
      const perJob = (value: (job: (typeof jobs)[number][1]) => number) =>
        jobs.map(([job, each]) => ({ labels: { job }, value: value(each) }));
      const metrics: Metric[] = [
        gauge("open_hand_info", "The version of the program.", [
          { labels: { version: programVersion }, value: 1 },
        ]),
        gauge("open_hand_database_up", "1 when the database answers.", [{ value: known ? 1 : 0 }]),
        gauge("open_hand_uptime_seconds", "Since this instance started.", [
          { value: Math.round(process.uptime()) },
        ]),
        gauge("open_hand_memory_bytes", "Memory of this instance.", [{ value: process.memoryUsage.rss() }]),
        gauge("open_hand_connections", "Connections to the database, by what they do.", [
          { labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
          { labels: { state: "idle" }, value: pool.idleCount },
          { labels: { state: "wanted" }, value: pool.waitingCount },
        ]),
        counter(
          "open_hand_job_runs",
          "Runs of each job that ended well.",
          perJob(({ done }) => done),
        ),
        counter(
          "open_hand_job_failures",
          "Runs of each job that failed.",
          perJob(({ failed }) => failed),
        ),
        gauge(
          "open_hand_job_last_duration_seconds",
          "How long the last run took.",
          perJob(({ lastMs }) => lastMs / 1000),
        ),
        gauge(
          "open_hand_job_last_end_timestamp_seconds",
          "When the last run ended.",
          perJob(({ lastEndedAt }) => lastEndedAt / 1000),
        ),
        ...(known
          ? [
              gauge(
                "open_hand_mail",
                "Mails that wait or could not be delivered.",
                known.mail.map(({ state, count }) => ({ labels: { state }, value: count })),
              ),
              gauge(
                "open_hand_gifts_last_day",
                "Gifts that were begun in the last day, by how they stand.",
                known.gifts.map(({ status, count }) => ({ labels: { status }, value: count })),
              ),
              gauge("open_hand_standstill", "1 when this is a restored copy that does nothing by itself.", [
                { value: known.isStill ? 1 : 0 },
              ]),
              gauge(
                "open_hand_last_backup_timestamp_seconds",
                "When the last good backup was taken.",
                known.lastBackup ? [{ value: known.lastBackup.getTime() / 1000 }] : [],
              ),
            ]
          : []),
      ];
      return writeMetrics(metrics);
    },
  };
}

const gauge = (name: string, help: string, samples: Metric["samples"]): Metric => ({
  name,
  type: "gauge",
  help,
  samples,
});
const counter = (name: string, help: string, samples: Metric["samples"]): Metric => ({
  name,
  type: "counter",
  help,
  samples,
});
