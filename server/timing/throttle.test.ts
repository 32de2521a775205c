import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first change is told at once, a flood after it once, and then there is quiet", () => {
  const told = vi.fn<() => void>();
  const tell = throttle(5000, told);
  tell();
  expect(told).toHaveBeenCalledTimes(1);
  for (let each = 0; each < 100; each += 1) tell();
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledTimes(2);
  tell();
  expect(told).toHaveBeenCalledTimes(3);
});
