import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "./announce.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-16T10:00:00.007Z") }));
afterEach(() => void vi.useRealTimers());

function logged() {
  const writes: string[] = [];
  return { log: openLog("info", { write: (text) => writes.push(text) }), writes };
}

test("lines are written together, after a moment, each with its time", () => {
  const { log, writes } = logged();
  log.info({ path: "/" }, "request");
  log.info({ path: "/donate" }, "request");
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(writes).toHaveLength(1);
  const lines = writes[0]
    ?.trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { time: string; path: string });
  expect(lines?.map(({ time, path }) => [time, path])).toEqual([
    ["2026-11-16T10:00:00.007Z", "/"],
    ["2026-11-16T10:00:00.007Z", "/donate"],
  ]);
});

test("a warning waits for nothing, and comes after what was said before it", () => {
  const { log, writes } = logged();
  log.info("first");
  log.child({ requestId: "r1" }).error("then");
  expect(writes.join("")).toMatch(/first[^]*then/);
});

test("many lines do not wait for the moment", () => {
  const { log, writes } = logged();
  for (let each = 0; each < 200; each += 1) log.info("a request of which something is told");
  expect(writes.length).toBeGreaterThan(0);
});
