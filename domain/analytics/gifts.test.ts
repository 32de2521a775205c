import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { bucketSizeOf, bucketSizes, bucketsOf, intoBuckets } from "./buckets.ts";
import { averageCents, nothing, shareOf, sumOf } from "./figures.ts";
import { methodOf, partsOf, restKey } from "./parts.ts";

const figures = {
  gifts: fc.nat(1000),
  givenCents: fc.nat(99_999_999).map(asCents),
  returnedCents: fc.integer({ min: -1000, max: 99_999_999 }).map(asCents),
};
const anyPeriod = fc
  .tuple(fc.nat(20_000), fc.nat(800))
  .map(([start, days]) => ({ from: addDays("1990-01-01", start), to: addDays("1990-01-01", start + days) }));
const some = { gifts: 1, givenCents: asCents(2500), returnedCents: noCents };

test("days without gifts are shown as days without gifts", () => {
  const period = { from: "2026-11-13", to: "2026-11-15" };
  expect(intoBuckets([{ day: "2026-11-14", ...some }], period, "day")).toEqual([
    { name: "2026-11-13", from: "2026-11-13", to: "2026-11-13", ...nothing },
    { name: "2026-11-14", from: "2026-11-14", to: "2026-11-14", ...some },
    { name: "2026-11-15", from: "2026-11-15", to: "2026-11-15", ...nothing },
  ]);
});

test("the first and the last week are cut where the period begins and ends", () => {
  expect(bucketsOf({ from: "2026-11-14", to: "2026-11-17" }, "week")).toEqual([
    { name: "2026-W46", from: "2026-11-14", to: "2026-11-15" },
    { name: "2026-W47", from: "2026-11-16", to: "2026-11-17" },
  ]);
});

test("whatever the days are put into, every day is in one and the cents add up", () => {
  const gifts = fc.array(fc.record({ at: fc.nat(800), ...figures }), { maxLength: 60 });
  fc.assert(
    fc.property(anyPeriod, gifts, fc.constantFrom(...bucketSizes), (period, given, size) => {
      const days = given
        .map(({ at, ...rest }) => ({ day: addDays(period.from, at), ...rest }))
        .filter(({ day }) => day <= period.to);
      const buckets = intoBuckets(days, period, size);
      expect(sumOf(buckets)).toEqual(sumOf(days));
      expect(buckets[0]?.from).toBe(period.from);
      expect(buckets.at(-1)?.to).toBe(period.to);
      const followers = buckets.slice(1).map(({ from }) => from);
      expect(followers).toEqual(buckets.slice(0, -1).map(({ to }) => addDays(to, 1)));
    }),
  );
});

test("ten years day by day are shown month by month: nobody can see four thousand bars", () => {
  expect(bucketSizeOf({ from: "2016-11-15", to: "2026-11-15" }, "day")).toBe("month");
  expect(bucketSizeOf({ from: "2026-10-17", to: "2026-11-15" })).toBe("day");
  expect(bucketSizeOf({ from: "2026-06-01", to: "2026-11-15" })).toBe("week");
  expect(bucketSizeOf({ from: "2025-12-01", to: "2026-11-15" }, "week")).toBe("week");
});

test("however many parts there are, twelve are shown and they add up to the whole", () => {
  const found = fc.array(fc.record({ key: fc.string({ maxLength: 2 }), ...figures }), { maxLength: 40 });
  fc.assert(
    fc.property(found, (parts) => {
      const shown = partsOf(parts);
      expect(sumOf(shown)).toEqual(sumOf(parts));
      expect(shown.length).toBeLessThanOrEqual(12);
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      const named = shown.filter(({ key }) => key !== restKey).map(({ givenCents }) => givenCents);
      expect(named).toEqual(named.toSorted((a, b) => b - a));
    }),
  );
});

test("two providers' words for a card are one way to pay", () => {
  expect(methodOf("creditcard")).toBe(methodOf("card"));
  expect(methodOf("ideal")).toBe("ideal");
});

test("averages and shares of nothing are not shown as a number", () => {
  expect(averageCents(nothing)).toBeNull();
  expect(averageCents({ gifts: 2, givenCents: asCents(2501), returnedCents: noCents })).toBe(1251);
  expect(shareOf(1, 0)).toBeNull();
  expect(shareOf(1, 3)).toBe(33.3);
});
