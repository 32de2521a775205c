import * as z from "zod/mini";
import { jobNames, type JobName } from "./job-names.ts";

/** The last run of a job, on any instance. */
export type JobRecord = Readonly<{
  job: string;
  firstSeenAt: Date;
  /** Set while it is running. */
  runningSince: Date | null;
  lastEndedAt: Date | null;
  lastDurationMs: number | null;
  lastDoneAt: Date | null;
  lastFailedAt: Date | null;
  /** Consecutive failures. */
  failures: number;
  /** The kind of the last error, never its text. */
  lastError: string | null;
}>;
/** Changes since the last store. */
export type JobNews = Readonly<{
  job: string;
  firstSeenAt: Date;
  runningSince: Date | null;
  endedAt: Date | null;
  durationMs: number | null;
  doneAt: Date | null;
  failedAt: Date | null;
  /** Since the last success. */
  failures: number;
  error: string | null;
}>;

export type JobTiming = Readonly<{ name: JobName; everyMs: number | null }>;

const at = z.nullable(z.iso.datetime());
export const jobHealth = z.object({
  job: z.enum(jobNames),
  /** Null: runs once, at start. */
  everyMs: z.nullable(z.int()),
  runningSince: at,
  lastEndedAt: at,
  lastDurationMs: z.nullable(z.int()),
  lastFailedAt: at,
  lastError: z.nullable(z.string()),
  failures: z.int(),
  nextAt: at,
  /** When it should have finished at the latest; null if on time. */
  overdueSince: at,
});
export type JobHealth = z.infer<typeof jobHealth>;

/** Allows for a start, a slow database or a backlog. */
const minGraceMs = 5 * 60_000;
/** A backup or a sealing may take this long. */
const maxRunMs = 3_600_000;
/** A single failure is often a provider without an answer. */
export const failsFrom = 3;

/** All scheduled jobs; one without a record has not started yet. */
export function healthOfJobs(
  schedule: readonly JobTiming[],
  records: readonly JobRecord[],
  now: Date,
): JobHealth[] {
  const known = new Map(records.map((record) => [record.job, record]));
  // If other jobs have records and this one has none, it is missing since the first of them.
  const begun = records.map(({ firstSeenAt }) => firstSeenAt.getTime());
  const firstSeenAt = begun.length > 0 ? new Date(Math.min(...begun)) : now;
  return schedule.map(({ name, everyMs }) => {
    const record = known.get(name) ?? { ...untold, job: name, firstSeenAt };
    const overdue = overdueSince(everyMs, record);
    return {
      job: name,
      everyMs,
      runningSince: iso(record.runningSince),
      lastEndedAt: iso(record.lastEndedAt),
      lastDurationMs: record.lastDurationMs,
      lastFailedAt: iso(record.lastFailedAt),
      lastError: record.lastError,
      failures: record.failures,
      nextAt: everyMs === null || !record.lastEndedAt ? null : iso(after(record.lastEndedAt, everyMs)),
      overdueSince: overdue && overdue < now ? iso(overdue) : null,
    };
  });
}

/** Whether a person should look: overdue, or failing repeatedly. */
export const needsLook = ({ overdueSince: overdue, failures }: JobHealth): boolean =>
  overdue !== null || failures >= failsFrom;

function overdueSince(everyMs: number | null, record: JobRecord): Date | null {
  if (everyMs === null) return null;
  const graceMs = everyMs + Math.max(minGraceMs, everyMs / 4);
  if (record.runningSince) return after(record.runningSince, Math.max(maxRunMs, graceMs));
  return after(record.lastEndedAt ?? record.firstSeenAt, graceMs);
}

const untold = {
  runningSince: null,
  lastEndedAt: null,
  lastDurationMs: null,
  lastDoneAt: null,
  lastFailedAt: null,
  failures: 0,
  lastError: null,
};
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
