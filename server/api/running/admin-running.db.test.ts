import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { storeJobNews } from "#adapters/postgres/running/stored-job-health.ts";
import type { JobHealth, JobNews } from "#domain/running/job-health.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool, { seed: false });
const { running } = foundation;
let admin: TestVisitor;
let staff: TestVisitor;
beforeAll(async () => {
  [admin, staff] = [visitorOf(app), visitorOf(app)];
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});

const jobOf = async (name: string): Promise<JobHealth | undefined> =>
  ((await (await staff.get("/api/admin/jobs")).json()) as JobHealth[]).find(({ job }) => job === name);
const news = (job: string, more: Partial<JobNews>): JobNews => ({
  job,
  firstSeenAt: new Date(),
  runningSince: null,
  endedAt: null,
  durationMs: null,
  doneAt: null,
  failedAt: null,
  failures: 0,
  error: null,
  ...more,
});

test("a run that failed on one instance and went well on another counts for both, and names nobody", async () => {
  const [first, second] = [new Date(Date.now() - 2_000), new Date()];
  const failed = {
    endedAt: first,
    failedAt: first,
    durationMs: 7,
    failures: 2,
    error: "DatabaseError 23505",
  };
  await storeJobNews(pool, [news("fetch-payouts", failed)]);
  await storeJobNews(pool, [news("fetch-payouts", { ...failed, failures: 1 })]);
  expect(await jobOf("fetch-payouts")).toMatchObject({ failures: 3, lastError: "DatabaseError 23505" });
  expect(await running.jobsToLookAt()).toBe(1);
  await storeJobNews(pool, [news("fetch-payouts", { endedAt: second, doneAt: second, durationMs: 9 })]);
  expect(await jobOf("fetch-payouts")).toMatchObject({
    failures: 0,
    lastError: "DatabaseError 23505",
    lastDurationMs: 9,
    lastEndedAt: second.toISOString(),
    nextAt: new Date(second.getTime() + 3_600_000).toISOString(),
    overdueSince: null,
  });
  expect(await running.jobsToLookAt()).toBe(0);
});

test("an administrator runs a job now, with a line in the log; staff cannot, and unknown jobs are refused", async () => {
  expect((await admin.send("POST", "/api/admin/jobs/back-up/run")).status).toBe(404);
  const begun = Promise.withResolvers<void>();
  let times = 0;
  const run = async () => {
    times += 1;
    if (times === 2) begun.resolve();
    throw new Error("Key (email)=(noor@example.org)");
  };
  const log = pino({ level: "silent" });
  const jobs = running.started(startJobs([{ name: "back-up", everyMs: 600_000, run }], log, running.jobRuns));
  expect((await staff.send("POST", "/api/admin/jobs/back-up/run")).status).toBe(403);
  expect((await admin.send("POST", "/api/admin/jobs/no-such-job/run")).status).toBe(404);
  expect((await admin.send("POST", "/api/admin/jobs/back-up/run")).status).toBe(200);
  await begun.promise;
  await jobs.stop();
  expect(await jobOf("back-up")).toMatchObject({ lastError: "Error", failures: 2, runningSince: null });
  const { rows } = await pool.query("select actor_role from audit_log where action = 'job.run'");
  expect(rows).toEqual([{ actor_role: "ADMIN" }]);
});
