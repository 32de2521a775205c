import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pino } from "pino";
import type { Round } from "#domain/mail/deliver-mail.ts";
import { schedule } from "./schedule.ts";
import { sendDueMail } from "./send-mail.ts";
import { startJobs } from "./start-jobs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idle: Round = { handled: 0, unavailable: false };
const busy: Round = { handled: 5, unavailable: false };
const away: Round = { handled: 1, unavailable: true };
const [timing] = schedule.filter(({ name }) => name === "send-mail");

function sending(deliverDue: () => Promise<Round>, abandon: () => void) {
  if (!timing) throw new Error("Mail is not in the schedule");
  const run = ({ signal }: { signal: AbortSignal }) => sendDueMail(deliverDue, signal);
  return startJobs([{ ...timing, run, abandon }], pino({ level: "silent" }));
}

/** Returns the rounds in order, then stays idle. */
function postOffice(...rounds: Array<Round | Error>) {
  const deliverDue = vi.fn<() => Promise<Round>>(() => {
    const next = rounds.shift() ?? idle;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const abandon = vi.fn<() => void>();
  return { deliverDue, abandon, job: sending(deliverDue, abandon) };
}

test("a backlog is worked off without pausing, then it looks every two seconds", async () => {
  const { deliverDue, job } = postOffice(busy, busy, busy);
  await vi.advanceTimersByTimeAsync(0);
  expect(deliverDue).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(deliverDue).toHaveBeenCalledTimes(6);
  await job.stop();
});

test.each([
  ["the mail server", away],
  ["the database", new Error("database away")],
])("while %s is away it is asked every half minute", async (_, round) => {
  const { deliverDue, job } = postOffice(round, round);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(deliverDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(deliverDue).toHaveBeenCalledTimes(2);
  await job.stop();
});

test("stopping waits for the mail under way, and breaks it off when that takes too long", async () => {
  const under = Promise.withResolvers<Round>();
  const abandon = vi.fn<() => void>(() => under.resolve(busy));
  const deliverDue = vi.fn<() => Promise<Round>>(() => under.promise);
  const job = sending(deliverDue, abandon);
  let stopped = false;
  const stopping = job.stop().then(() => (stopped = true));

  await vi.advanceTimersByTimeAsync(7_000);
  expect(stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await stopping;
  expect(abandon).toHaveBeenCalledOnce();
  expect(deliverDue).toHaveBeenCalledOnce();
});

test("stopping while nothing is sent breaks nothing off", async () => {
  const { abandon, job } = postOffice();
  await vi.advanceTimersByTimeAsync(0);
  await job.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(abandon).not.toHaveBeenCalled();
});
