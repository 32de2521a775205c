import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countedHere } from "#adapters/postgres/base/rate-limit.ts";
import { repeat } from "#jobs/repeat.ts";
import { Cache } from "./cache.ts";
import { cacheFor } from "./cache-for.ts";

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-16T20:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test.each([-hour, hour, 24 * hour])(
  "a clock that jumps by %i ms makes nothing older or younger",
  async (jump) => {
    const cache = new Cache<string>({ maxEntries: 9, maxBytes: 99, bytesOf: () => 1, freshMs: 10_000 });
    let asked = 0;
    const answers = cacheFor(5_000, () => Promise.resolve((asked += 1)));
    await cache.get("page", () => Promise.resolve("as it was"));
    await answers.get();
    vi.setSystemTime(Date.now() + jump);
    expect(cache.peek("page")).toBe("as it was");
    expect(await answers.get()).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(cache.peek("page")).toBeUndefined();
    expect(await answers.get()).toBe(2);
  },
);

test("a limit that was reached ends when its time is over, however the clock was put back", () => {
  const count = countedHere();
  const limit = { most: 100, windowSeconds: 60 };
  for (let times = 0; times < 11; times++) count("one", limit);
  vi.setSystemTime(Date.now() - hour);
  expect(count("one", limit)).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(count("one", limit)).toBe(0);
});

test.each([-hour, hour])(
  "a job runs in its turn when the clock jumps by %i ms, neither twice nor never",
  async (jump) => {
    let runs = 0;
    const job = repeat(() => Promise.resolve(((runs += 1), 60_000)));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() + jump);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(2);
    await job.stop();
  },
);
