import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstOfMonth } from "#domain/calendar/month.ts";
import { asCents } from "#domain/money/cents.ts";
import { keptAndLost, monthsShown } from "./monthly.ts";

const none = { gifts: 0, cents: 0 };

test("of two monthly gifts one is kept and one lost, and another begins", () => {
  const groups = [
    { began: "2026-08-01", ended: null, gifts: 1, cents: asCents(2500) },
    { began: "2026-08-01", ended: "2026-10-01", gifts: 1, cents: asCents(1000) },
    { began: "2026-10-01", ended: null, gifts: 1, cents: asCents(500) },
  ];
  const months = keptAndLost(groups, monthsShown({ from: "2026-09-20", to: "2026-10-02" }));
  expect(months.map(({ month }) => month.slice(0, 7))).toEqual([
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
  ]);
  expect(months.slice(-2)).toEqual([
    {
      month: "2026-09-01",
      atStart: { gifts: 2, cents: 3500 },
      kept: { gifts: 2, cents: 3500 },
      lost: none,
      begun: none,
      atEnd: { gifts: 2, cents: 3500 },
    },
    {
      month: "2026-10-01",
      atStart: { gifts: 2, cents: 3500 },
      kept: { gifts: 1, cents: 2500 },
      lost: { gifts: 1, cents: 1000 },
      begun: { gifts: 1, cents: 500 },
      atEnd: { gifts: 2, cents: 3000 },
    },
  ]);
});

test("every month begins where the one before ended, and what came and went accounts for the difference", () => {
  const month = (offset: number) => firstOfMonth("2024-01-01", offset);
  const anyGroup = fc
    .record({
      began: fc.nat(30),
      life: fc.option(fc.nat(12)),
      gifts: fc.nat(50),
      cents: fc.nat(1_000_000).map(asCents),
    })
    .map(({ began, life, gifts, cents }) => ({
      began: month(began),
      ended: life === null ? null : month(began + life),
      gifts,
      cents,
    }));
  fc.assert(
    fc.property(fc.array(anyGroup, { maxLength: 30 }), (groups) => {
      const months = keptAndLost(groups, monthsShown({ from: "2024-03-17", to: "2026-06-02" }));
      expect(months).toHaveLength(28);
      for (const [place, { atStart, kept, lost, begun, atEnd }] of months.entries()) {
        for (const unit of ["gifts", "cents"] as const) {
          expect(atStart[unit] + begun[unit] - lost[unit]).toBe(atEnd[unit]);
          expect(kept[unit]).toBeLessThanOrEqual(atStart[unit]);
        }
        expect(atStart).toEqual(months[place - 1]?.atEnd ?? atStart);
      }
    }),
  );
});
