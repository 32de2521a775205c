import * as z from "zod/mini";
import { jobNames, type JobName } from "./job-names.ts";

/** How a job last went, on whichever instance ran it last. */
export type JobRecord = Readonly<{
  job: string;
  firstSeenAt: Date;
  /** Set while a run is under way. */
  runningSince: Date | null;
  lastEndedAt: Date | null;
  lastDurationMs: number | null;
  lastDoneAt: Date | null;
  lastFailedAt: Date | null;
  /** How often in a row it failed. */
  failures: number;
  /** The kind of the last error, never its text. */
  lastError: string | null;
}>;
/** What happened to a job since it was last stored. */
export type JobNews = Readonly<{
  job: string;
  firstSeenAt: Date;
  runningSince: Date | null;
  endedAt: Date | null;
  durationMs: number | null;
  doneAt: Date | null;
  failedAt: Date | null;
  /** Since it last went well. */
  failures: number;
  error: string | null;
}>;

export type JobTiming = Readonly<{ name: JobName; everyMs: number | null }>;

const at = z.nullable(z.iso.datetime());
export const jobHealth = z.object({
  job: z.enum(jobNames),
  /** Null: it runs once, when the program starts. */
  everyMs: z.nullable(z.int()),
  runningSince: at,
  lastEndedAt: at,
  lastDurationMs: z.nullable(z.int()),
  lastFailedAt: at,
  lastError: z.nullable(z.string()),
  failures: z.int(),
  nextAt: at,
  /** When it should have ended at the latest; null while it keeps its time. */
  overdueSince: at,
});
export type JobHealth = z.infer<typeof jobHealth>;

/** A start, a slow database, a backlog: nobody is called for less. */
const minGraceMs = 5 * 60_000;
/** A backup or a year's sealing may take this long. */
const maxRunMs = 3_600_000;
/** One failure in between is a provider that did not answer; the next run sees to it. */
export const failsFrom = 3;

/** All jobs of the schedule; one of which nothing is stored has not begun yet anywhere. */
export function healthOfJobs(
  schedule: readonly JobTiming[],
  records: readonly JobRecord[],
  now: Date,
): JobHealth[] {
  const known = new Map(records.map((record) => [record.job, record]));
  // Where others are seen and this one is not, it has been missing since the first of them was.
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

/** Whether a person should look: it stopped, or fails again and again. */
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
