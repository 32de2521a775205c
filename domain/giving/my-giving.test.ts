import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumUp, type KeptGift } from "./my-giving.ts";
import { asCents } from "#domain/money/cents.ts";

const now = new Date("2026-11-15T12:00:00Z");
const gift = (keptCents: number, paidAt = "2026-03-01T12:00:00Z", isCash = false): KeptGift => ({
  keptCents: asCents(keptCents),
  paidAt: new Date(paidAt),
  isCash,
});

test("all gifts add up, and those of this year apart", () => {
  expect(sumUp([gift(2500), gift(10_000, "2025-06-01T12:00:00Z")], [], now)).toMatchObject({
    totalCents: asCents(12_500),
    totalCount: 2,
    yearCents: asCents(2500),
    yearCount: 1,
  });
});

test("a gift that went back entirely is not counted, one that went back in part counts what is left", () => {
  expect(sumUp([gift(0), gift(1500), gift(-500)], [], now)).toMatchObject({
    totalCents: asCents(1500),
    totalCount: 1,
    yearCents: asCents(1500),
    yearCount: 1,
  });
});

test("cash is given, and not deducted", () => {
  expect(sumUp([gift(2500), gift(1000, "2026-03-01T12:00:00Z", true)], [], now)).toMatchObject({
    yearCents: asCents(3500),
    deductibleCents: asCents(2500),
  });
});

test("the year begins at midnight in the Netherlands", () => {
  const { yearCents } = sumUp(
    [gift(100, "2025-12-31T22:59:59Z"), gift(20, "2025-12-31T23:00:00Z"), gift(3, "2026-12-31T23:00:00Z")],
    [],
    now,
  );
  expect(yearCents).toBe(20);
});

test("monthly giving is the sum of the monthly gifts, whatever was paid", () => {
  expect(sumUp([], [asCents(2500), asCents(1000)], now)).toEqual({
    totalCents: asCents(0),
    totalCount: 0,
    yearCents: asCents(0),
    yearCount: 0,
    deductibleCents: asCents(0),
    monthlyCents: asCents(3500),
    monthlyCount: 2,
  });
});

test("this year is never more than everything, and the order of gifts makes no difference", () => {
  const gifts = fc.array(
    fc.record({
      keptCents: fc.integer({ min: -100, max: 99_999_999 }).map(asCents),
      paidAt: fc.date({ min: new Date("2020-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }),
      isCash: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(gifts, (some) => {
      const sums = sumUp(some, [], now);
      expect(sums.yearCents).toBeLessThanOrEqual(sums.totalCents);
      expect(sums.yearCount).toBeLessThanOrEqual(sums.totalCount);
      expect(sumUp(some.toReversed(), [], now)).toEqual(sums);
    }),
  );
});
