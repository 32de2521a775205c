import type { JobHealth } from "#domain/running/job-health.ts";
import type { JobRuns } from "#jobs/job-runs.ts";
import { requestMetrics, type EventLoopDelay, type RequestCounts } from "./request-metrics.ts";
import { counter, gauge, type Metric } from "./write-metrics.ts";

type Known = Readonly<{
  version: string;
  uptimeSeconds: number;
  memoryBytes: number;
  droppedSpans: number;
  requests: RequestCounts;
  eventLoop: EventLoopDelay;
  pools: readonly Readonly<{ name: string; all: number; idle: number; wanted: number }>[];
  jobs: readonly (readonly [name: string, run: JobRuns])[];
  /** Null: the database does not answer. */
  stored: Readonly<{
    mail: readonly Readonly<{ state: string; count: number }>[];
    gifts: readonly Readonly<{ status: string; count: number }>[];
    lastGift: Date | null;
    lastBackup: Date | null;
    isStill: boolean;
    jobs: readonly JobHealth[];
    alerts: readonly Readonly<{ kind: string; count: number }>[];
  }> | null;
}>;

/** In Prometheus units: seconds and bytes. */
export function metricsOf({
  version,
  uptimeSeconds,
  memoryBytes,
  droppedSpans,
  requests,
  eventLoop,
  pools,
  jobs,
  stored,
}: Known): Metric[] {
  const perJob = (value: (run: JobRuns) => number) =>
    jobs.map(([job, each]) => ({ labels: { task: job }, value: value(each) }));
  return [
    gauge("open_hand_info", "The version of the program.", [{ labels: { version: version }, value: 1 }]),
    gauge("open_hand_database_up", "1 when the database answers.", [{ value: stored ? 1 : 0 }]),
    gauge("open_hand_uptime_seconds", "Since this instance started.", [{ value: Math.round(uptimeSeconds) }]),
    gauge("open_hand_memory_bytes", "Memory of this instance.", [{ value: memoryBytes }]),
    ...requestMetrics(requests, eventLoop),
    gauge(
      "open_hand_connections",
      "Connections to the database, by whom they are for and what they do.",
      pools.flatMap(({ name: pool, all, idle, wanted }) => [
        { labels: { pool, state: "busy" }, value: all - idle },
        { labels: { pool, state: "idle" }, value: idle },
        { labels: { pool, state: "wanted" }, value: wanted },
      ]),
    ),
    counter("open_hand_spans_dropped", "Parts of traces that the collector did not take.", [
      { value: droppedSpans },
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
    ...(stored
      ? [
          gauge(
            "open_hand_mail",
            "Mails that wait or could not be delivered.",
            stored.mail.map(({ state, count }) => ({ labels: { state }, value: count })),
          ),
          gauge(
            "open_hand_gifts_last_day",
            "Gifts that were begun in the last day, by how they stand.",
            stored.gifts.map(({ status, count }) => ({ labels: { status }, value: count })),
          ),
          gauge(
            "open_hand_last_gift_timestamp_seconds",
            "When the newest donation that succeeded was begun.",
            stored.lastGift ? [{ value: stored.lastGift.getTime() / 1000 }] : [],
          ),
          gauge(
            "open_hand_job_overdue_since_timestamp_seconds",
            "Jobs that no instance ran when it was time: since when.",
            stored.jobs.flatMap(({ job, overdueSince }) =>
              overdueSince ? [{ labels: { task: job }, value: Date.parse(overdueSince) / 1000 }] : [],
            ),
          ),
          gauge(
            "open_hand_job_failures_in_a_row",
            "How often each job failed since it last went well, on any instance.",
            stored.jobs.map(({ job, failures }) => ({ labels: { task: job }, value: failures })),
          ),
          gauge(
            "open_hand_alerts",
            "What needs a person, by its kind.",
            stored.alerts.map(({ kind, count }) => ({ labels: { kind }, value: count })),
          ),
          gauge("open_hand_standstill", "1 when this is a restored copy that does nothing by itself.", [
            { value: stored.isStill ? 1 : 0 },
          ]),
          gauge(
            "open_hand_last_backup_timestamp_seconds",
            "When the last good backup was taken.",
            stored.lastBackup ? [{ value: stored.lastBackup.getTime() / 1000 }] : [],
          ),
        ]
      : []),
  ];
}
