import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./list-cursor.ts";
import type { SortKey } from "./list-statement.ts";

const keysOf = (...types: SortKey["type"][]): SortKey[] =>
  types.map((type) => ({ sql: "x", type, isDescending: true }));

test("a cursor is read back as it was written, whatever its texts hold", () => {
  for (const values of [
    ["2026-11-15 12:00:00.123456+00", "a~b"],
    ["2026-11-15T12:00:00Z", ""],
  ])
    expect(readCursor(keysOf("timestamptz", "text"), writeCursor(values))).toEqual(values);
  expect(readCursor(keysOf("date", "bigint"), "2026-11-15~42")).toEqual(["2026-11-15", "42"]);
});

test("a cursor that PostgreSQL could not read is no cursor", () => {
  for (const cursor of [
    "",
    "x~1",
    "2026-02-31~1",
    "2026-02-28",
    "2026-02-28~1~2",
    "2026-02-28~9999999999999999",
  ])
    expect(readCursor(keysOf("date", "bigint"), cursor)).toBeNull();
  for (const cursor of ["%00", "%", "%E0%A4"]) expect(readCursor(keysOf("text"), cursor)).toBeNull();
  expect(readCursor(keysOf("timestamptz"), "2026-11-15 25:61:00+00")).toBeNull();
  expect(readCursor(keysOf("text"), null)).toBeNull();
});
