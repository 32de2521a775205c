import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "../start/open-log.ts";
import { requestLine } from "./request-line.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-16T10:00:00.007Z") }));
afterEach(() => void vi.useRealTimers());

const told = { method: "GET", path: '/a "b" \\ é', status: 200 };

function opened(level: string) {
  const writes: string[] = [];
  const log = openLog(level, { write: (text) => writes.push(text) });
  const lines = () => {
    vi.advanceTimersByTime(100);
    return writes.join("").split("\n").slice(0, -1);
  };
  return { log, lines };
}

test("a line that was made once is what the log would write, letter by letter", () => {
  const { log, lines } = opened("info");
  const write = requestLine(log, told);
  write("id-1");
  log.info({ requestId: "id-1", ...told, ms: 0 }, "request");
  write("id-2");
  const [made, asked, next] = lines();
  expect(made).toBe(asked);
  expect(JSON.parse(next ?? "")).toMatchObject({ requestId: "id-2", path: told.path, level: 30 });
});

test("it is written as long as the log tells of requests", () => {
  const { log, lines } = opened("warn");
  const write = requestLine(log, told);
  write("unsaid");
  log.level = "info";
  write("said");
  expect(lines().map((line) => JSON.parse(line).requestId)).toEqual(["said"]);
});

test("it comes in its turn: after what was said before it, and before a warning that comes after", () => {
  const { log, lines } = opened("info");
  const write = requestLine(log, told);
  log.warn("first");
  write("second");
  log.info("third");
  expect(lines().map((line) => JSON.parse(line).requestId ?? JSON.parse(line).msg)).toEqual([
    "first",
    "second",
    "third",
  ]);
});

test("a log of any other make is asked to write it", () => {
  const logged: unknown[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  requestLine(log, told)("id-1");
  expect(logged).toMatchObject([{ ...told, ms: 0, requestId: "id-1", msg: "request" }]);
});
