import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first change is told at once, a flood after it once, and then there is quiet", () => {
  const told = vi.fn<() => Promise<void>>(async () => {});
  const { ask } = throttle(5000, told);
  ask();
  expect(told).toHaveBeenCalledTimes(1);
  for (let each = 0; each < 100; each += 1) ask();
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledTimes(2);
  ask();
  expect(told).toHaveBeenCalledTimes(3);
});

test("stopping does at once what was asked for, waits for it, and leaves nothing for later", async () => {
  const ended = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => ended.promise);
  const { ask, stop } = throttle(5000, work);
  ask();
  ask();
  const stopped = stop();
  expect(work).toHaveBeenCalledTimes(2);
  let hasStopped = false;
  void stopped.then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hasStopped).toBe(false);
  ended.resolve();
  await stopped;
  ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});
