import fc from "fast-check";
import { expect, test } from "vitest";
import { afterAttempt, retryDelaysMs } from "./after-attempt.ts";

const at = new Date("2026-11-16T12:00:00Z");
const hour = 3_600_000;

test("only an answer of the two hundreds has taken a message", () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 100, max: 599 })), (status) => {
      const { state, failingSince } = afterAttempt({ attempts: 1, status, at, failingSince: null });
      const isTaken = status !== null && status >= 200 && status <= 299;
      expect(state === "DONE").toBe(isTaken);
      expect(failingSince).toEqual(isTaken ? null : at);
    }),
  );
});

test("it is tried ten times, ever later, for about three days", () => {
  expect(retryDelaysMs.toSorted((a, b) => a - b)).toEqual(retryDelaysMs);
  const all = retryDelaysMs.reduce((sum, delay) => sum + delay, 0);
  expect(all).toBeGreaterThan(72 * hour);
  expect(all).toBeLessThan(84 * hour);
  for (const [place, delay] of retryDelaysMs.entries())
    expect(afterAttempt({ attempts: place + 1, status: 500, at, failingSince: at })).toMatchObject({
      state: "WAITING",
      nextAttemptAt: new Date(at.getTime() + delay),
    });
  expect(afterAttempt({ attempts: 10, status: 500, at, failingSince: at })).toMatchObject({
    state: "FAILED",
  });
});

test("an endpoint that took nothing for three days is switched off; one that failed once is not", () => {
  const given = { attempts: 10, status: null, at };
  const since = (hours: number) => new Date(at.getTime() - hours * hour);
  expect(afterAttempt({ ...given, failingSince: since(76) }).disables).toBe(true);
  expect(afterAttempt({ ...given, failingSince: since(5) }).disables).toBe(false);
  expect(afterAttempt({ ...given, attempts: 3, failingSince: since(500) }).disables).toBe(false);
});

test("one that says it is gone is switched off at once", () => {
  expect(afterAttempt({ attempts: 1, status: 410, at, failingSince: null })).toMatchObject({
    state: "FAILED",
    disables: true,
  });
});
