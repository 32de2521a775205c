import { expect, test } from "vitest";
import {
  baseFor,
  isLogName,
  isNeededBy,
  logFile,
  logNameOf,
  oldLog,
  segmentAt,
  type LogBase,
} from "./kept-log.ts";

const base = (day: string, begins: string): LogBase => ({
  format: 1,
  name: `base-${day}T000000Z`,
  finishedAt: `${day}T00:10:00.000Z`,
  begins: `00000001${begins}`,
});
const first = base("2026-10-01", "000000000000000A");
const second = base("2026-11-01", "00000000000000FE");
const third = base("2026-11-08", "0000000100000003");
const all = [second, first, third];

test("a moment is reached from the newest base that was whole by then", () => {
  expect(baseFor(all, new Date("2026-11-05T12:00:00Z"))).toBe(second);
  expect(baseFor(all, new Date("2026-11-08T00:09:59Z"))).toBe(second);
  expect(baseFor(all, new Date("2026-11-08T00:10:00Z"))).toBe(third);
  expect(baseFor(all, new Date("2026-09-30T00:00:00Z"))).toBeNull();
});

test("names are PostgreSQL's own, and nothing else gets into the archive or out of it", () => {
  expect(segmentAt(1, "0", "2000028")).toBe("000000010000000000000002");
  expect(segmentAt(10, "1F", "FF000000")).toBe("0000000A0000001F000000FF");
  for (const name of [
    "000000010000000000000002",
    "00000002.history",
    "000000010000000000000002.00000028.backup",
  ])
    expect(logNameOf(logFile(name))).toBe(name);
  for (const name of ["../x", "000000010000000000000002/..", "", "base-2026"])
    expect(isLogName(name)).toBe(false);
  expect(logNameOf("open-hand-x.tar.zst.age")).toBeNull();
});

test("the log is kept from the oldest base that is kept, whichever line it went along", () => {
  const names = [
    "0000000100000000000000FD",
    "0000000200000000000000FE",
    "000000010000000100000003",
    "00000002.history",
  ];
  expect(names.map((name) => isNeededBy(name, second))).toEqual([false, true, true, true]);
  const old = oldLog(all, names, 30, new Date("2026-11-16T00:00:00Z"));
  expect(old.bases).toEqual([first]);
  expect(old.names).toEqual([names[0]]);
  // The newest base stays at any age; without a base nothing is deleted.
  expect(oldLog([first], names, 30, new Date("2027-11-16T00:00:00Z"))).toEqual({ bases: [], names: [] });
  expect(oldLog([], names, 30, new Date())).toEqual({ bases: [], names: [] });
});
