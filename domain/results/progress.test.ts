import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RecordKind, ResultRecord } from "./indicator.ts";
import { progressOf, validRecords } from "./progress.ts";

const today = "2026-11-15";
const record = (
  id: string,
  kind: RecordKind,
  value: number | null,
  on: string,
  corrects: string | null = null,
): ResultRecord => ({
  id,
  kind,
  value,
  on,
  note: null,
  link: null,
  document: null,
  corrects,
  reason: corrects === null ? null : "Counted twice",
  enteredOn: today,
  enteredBy: null,
});

describe("how an indicator stands", () => {
  test("the latest day counts, whenever it was entered", () => {
    const records = [record("b", "ACTUAL", 120, "2026-06-01"), record("a", "ACTUAL", 40, "2025-06-01")];
    expect(progressOf(records, today).actual).toMatchObject({ value: 120, on: "2026-06-01" });
  });

  test("a corrected record counts no more, and a withdrawn one leaves nothing", () => {
    const first = record("a", "ACTUAL", 120, "2026-06-01");
    const corrected = record("b", "ACTUAL", 112, "2026-06-01", "a");
    expect(progressOf([first, corrected], today).actual?.value).toBe(112);
    const withdrawn = record("c", "ACTUAL", null, "2026-06-01", "b");
    expect(progressOf([first, corrected, withdrawn], today).actual).toBeNull();
  });

  test("the target is the next one to reach, and the last when all are past", () => {
    const targets = [
      record("a", "TARGET", 100, "2025-12-31"),
      record("c", "TARGET", 300, "2027-12-31"),
      record("b", "TARGET", 200, "2026-12-31"),
    ];
    expect(progressOf(targets, today).target?.value).toBe(200);
    expect(progressOf(targets, "2029-01-01").target?.value).toBe(300);
  });

  test("progress is counted from the baseline, downwards too, and rounds down", () => {
    const way = (from: number, actual: number, target: number) =>
      progressOf(
        [
          record("a", "BASELINE", from, "2025-01-01"),
          record("b", "TARGET", target, "2026-12-31"),
          record("c", "ACTUAL", actual, "2026-06-01"),
        ],
        today,
      ).reachedPercent;
    expect(way(0, 237, 260)).toBe(91);
    expect(way(71, 94, 95)).toBe(95);
    expect(way(40, 25, 10)).toBe(50);
    expect(way(40, 50, 10)).toBe(0);
    expect(way(0, 312, 300)).toBe(104);
    expect(way(80, 80, 80)).toBe(100);
  });

  test("without a target or a figure there is no progress to tell", () => {
    expect(progressOf([record("a", "ACTUAL", 3, "2026-01-01")], today).reachedPercent).toBeNull();
    expect(progressOf([record("a", "TARGET", 3, "2026-01-01")], today).reachedPercent).toBeNull();
  });
});

test("however long a chain of corrections is, only its last record holds", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(1000)), { minLength: 1, maxLength: 8 }), (values) => {
      const records = values.map((value, place) =>
        record(String(place), "ACTUAL", value, today, place === 0 ? null : String(place - 1)),
      );
      const last = values.at(-1) ?? null;
      expect(validRecords(records, "ACTUAL").map(({ value }) => value)).toEqual(last === null ? [] : [last]);
    }),
  );
});
