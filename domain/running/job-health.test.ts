import { expect, test } from "vitest";
import { healthOfJobs, needsLook, type JobRecord } from "./job-health.ts";

const start = new Date("2026-11-16T03:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const schedule = [
  { name: "send-mail", everyMs: 2_000 },
  { name: "fetch-payouts", everyMs: 3_600_000 },
  { name: "make-documents", everyMs: null },
] as const;
const record = (job: string, more: Partial<JobRecord> = {}): JobRecord => ({
  job,
  firstSeenAt: start,
  runningSince: null,
  lastEndedAt: start,
  lastDurationMs: 5,
  lastDoneAt: start,
  lastFailedAt: null,
  failures: 0,
  lastError: null,
  ...more,
});
const overdueAt = (now: Date, ...records: JobRecord[]) =>
  healthOfJobs(schedule, records, now).flatMap(({ job, overdueSince }) => (overdueSince ? [job] : []));

test("a job that keeps its time is not overdue, and one that stopped silently is", () => {
  const all = schedule.map(({ name }) => record(name));
  expect(overdueAt(later(5), ...all)).toEqual([]);
  expect(overdueAt(later(6), ...all)).toEqual(["send-mail"]);
  expect(overdueAt(later(74), ...all)).toEqual(["send-mail"]);
  expect(overdueAt(later(76), ...all)).toEqual(["send-mail", "fetch-payouts"]);
  expect(healthOfJobs(schedule, all, later(6))[0]?.overdueSince).toBe("2026-11-16T03:05:02.000Z");
});

test("a long run is not overdue at once, and one that hangs is", () => {
  const hanging = [
    record("send-mail", { runningSince: start }),
    record("fetch-payouts", { lastEndedAt: later(60) }),
  ];
  expect(overdueAt(later(59), ...hanging)).toEqual([]);
  expect(overdueAt(later(61), ...hanging)).toEqual(["send-mail"]);
});

test("a job that never began, while others did, is overdue as well; before anything began nothing is", () => {
  expect(overdueAt(later(6))).toEqual([]);
  expect(overdueAt(later(6), record("fetch-payouts"))).toEqual(["send-mail"]);
});

test("one failure asks for nobody, three in a row do", () => {
  const [once] = healthOfJobs(schedule, [record("send-mail", { failures: 1 })], start);
  const [often] = healthOfJobs(schedule, [record("send-mail", { failures: 3 })], start);
  expect([once && needsLook(once), often && needsLook(often)]).toEqual([false, true]);
});
