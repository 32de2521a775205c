import { pino } from "pino";
import { expect, test } from "vitest";
import type { Job } from "./job.ts";
import { startJobs } from "./start-jobs.ts";

type Line = Record<string, unknown>;

function recordingLog(level = "info") {
  const lines: Line[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}
const job = (name: string, run: Job["run"], more: Partial<Job> = {}): Job => ({
  name,
  everyMs: 1e9,
  run,
  ...more,
});
class Unfortunate extends Error {
  readonly detail = "Key (email)=(noor@example.org) already exists.";
}

test("a job that fails is logged once, by its name, with its duration and where it happened", async () => {
  const { lines, log } = recordingLog();
  const jobs = startJobs([job("number-receipts", () => Promise.reject(new Error("no numbers")))], log);
  await jobs.stop();
  expect(lines).toMatchObject([
    {
      job: "number-receipts",
      msg: "job failed",
      durationMs: expect.any(Number),
      error: {
        name: "Error",
        message: "no numbers",
        stack: expect.stringContaining("start-jobs.test.ts"),
      },
    },
  ]);
});

test("of several errors at once each is told", async () => {
  const { lines, log } = recordingLog();
  const failures = new AggregateError([new Error("first"), new Error("second")], "first; second");
  await startJobs([job("pursue-refunds", () => Promise.reject(failures))], log).stop();
  expect(lines).toMatchObject([{ error: { errors: [{ message: "first" }, { message: "second" }] } }]);
});

test("what a driver adds to its errors may name a person, and stays out of the log", async () => {
  const { lines, log } = recordingLog();
  await startJobs([job("send-mail", () => Promise.reject(new Unfortunate("duplicate key")))], log).stop();
  expect(JSON.stringify(lines)).toContain("duplicate key");
  expect(JSON.stringify(lines)).not.toContain("noor@example.org");
});

test("a job that fails, even before it begins, is tried again and stops none of the others", async () => {
  const { lines, log } = recordingLog();
  let tries = 0;
  let others = 0;
  const failing = () => {
    tries += 1;
    throw new Error("never begun");
  };
  const jobs = startJobs(
    [job("failing", failing, { everyMs: 1 }), job("other", () => Promise.resolve(others++), { everyMs: 1 })],
    log,
  );
  await expect.poll(() => Math.min(tries, others)).toBeGreaterThan(2);
  await jobs.stop();
  expect(new Set(lines.map((line) => line["job"]))).toEqual(new Set(["failing"]));
});

test("how long a job took is told to those who want to know", async () => {
  const { lines, log } = recordingLog("debug");
  await startJobs([job("check-books", () => Promise.resolve())], log).stop();
  expect(lines).toMatchObject([{ job: "check-books", msg: "job done", durationMs: expect.any(Number) }]);
});

test("stopping waits for what is under way, tells it so, and then lets each finish", async () => {
  const { log } = recordingLog();
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const jobs = startJobs(
    [
      job(
        "slow",
        async ({ signal }) => {
          signal.addEventListener("abort", () => resolve());
          await promise;
          order.push("run");
        },
        { finish: () => order.push("finished") },
      ),
    ],
    log,
  );
  await jobs.stop();
  expect(order).toEqual(["run", "finished"]);
});

test("a job without an interval runs once, and any of them runs at once when asked", async () => {
  const { log } = recordingLog();
  let once = 0;
  let runNow = () => {};
  const jobs = startJobs(
    [job("once", () => Promise.resolve(once++), { everyMs: null, onStart: (one) => (runNow = one.runNow) })],
    log,
  );
  await expect.poll(() => once).toBe(1);
  runNow();
  await expect.poll(() => once).toBe(2);
  await jobs.stop();
});
