import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Round } from "#domain/mail/deliver-mail.ts";
import { sendMail } from "./send-mail.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idle: Round = { handled: 0, unavailable: false };
const busy: Round = { handled: 5, unavailable: false };
const away: Round = { handled: 1, unavailable: true };

/** Answers the rounds in order, then stays idle. */
function postOffice(...rounds: Array<Round | Error>) {
  const deliverDue = vi.fn<() => Promise<Round>>(() => {
    const next = rounds.shift() ?? idle;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const failures: unknown[] = [];
  const abandon = vi.fn<() => void>();
  const worker = sendMail({ deliverDue, abandon, onFailure: (error) => failures.push(error) });
  return { deliverDue, failures, abandon, worker };
}

test("a backlog is worked off without pausing, then it looks every two seconds", async () => {
  const { deliverDue, worker } = postOffice(busy, busy, busy);
  await vi.advanceTimersByTimeAsync(0);
  expect(deliverDue).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(deliverDue).toHaveBeenCalledTimes(6);
  await worker.stop();
});

test("a nudge is heard at once, also one that comes during a round", async () => {
  const { deliverDue, worker } = postOffice();
  worker.nudge();
  await vi.advanceTimersByTimeAsync(0);
  expect(deliverDue).toHaveBeenCalledTimes(2);
  worker.nudge();
  await vi.advanceTimersByTimeAsync(0);
  expect(deliverDue).toHaveBeenCalledTimes(3);
  await worker.stop();
});

test("while the mail server is away it is asked every half minute, whoever nudges", async () => {
  const { deliverDue, worker } = postOffice(away, away);
  await vi.advanceTimersByTimeAsync(0);
  worker.nudge();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(deliverDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(deliverDue).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test("a database that is away does not end the worker", async () => {
  const { deliverDue, failures, worker } = postOffice(new Error("database away"));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failures).toHaveLength(1);
  expect(deliverDue).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test("stopping waits for the mail under way, and breaks it off when that takes too long", async () => {
  const under = Promise.withResolvers<Round>();
  const abandon = vi.fn<() => void>(() => under.resolve(idle));
  const deliverDue = vi.fn<() => Promise<Round>>(() => under.promise);
  const worker = sendMail({ deliverDue, abandon, onFailure: () => {} });
  let stopped = false;
  const stopping = worker.stop().then(() => (stopped = true));

  await vi.advanceTimersByTimeAsync(7_000);
  expect(stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await stopping;
  expect(abandon).toHaveBeenCalledOnce();
  expect(deliverDue).toHaveBeenCalledOnce();
});

test("stopping an idle worker breaks nothing off", async () => {
  const { abandon, worker } = postOffice();
  await vi.advanceTimersByTimeAsync(0);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(abandon).not.toHaveBeenCalled();
});
