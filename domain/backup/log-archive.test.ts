import { expect, test } from "vitest";
import { minutesUnarchived } from "./log-archive.ts";

const now = new Date("2026-11-16T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("staff hear of a log that has not reached its archive for a quarter of an hour", () => {
  const since = (lastArchivedAt: Date | null, serverStartedAt = ago(600)) =>
    minutesUnarchived({ lastArchivedAt, serverStartedAt }, now);
  expect(since(ago(14))).toBeNull();
  expect(since(ago(16))).toBe(16);
  expect(since(null)).toBe(600);
  // A server that has just started gets the same grace period.
  expect(since(null, ago(3))).toBeNull();
  expect(since(ago(300), ago(3))).toBeNull();
});
