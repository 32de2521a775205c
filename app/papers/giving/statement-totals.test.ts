import fc from "fast-check";
import { expect, test } from "vitest";
import { netCents, type Gift } from "./gift.ts";
import { gift } from "./gifts.fixtures.ts";
import { groupGifts, totalsOf } from "./statement-totals.ts";

const cents = fc.integer({ min: 0, max: 99_999_999 });
const terms = fc.oneof(
  fc.constant<Gift["terms"]>({ type: "one_off" }),
  fc.constant<Gift["terms"]>({ type: "monthly" }),
  fc
    .constantFrom("A-1", "A-2")
    .map((transactionNumber): Gift["terms"] => ({ type: "agreement", transactionNumber })),
);
const gifts = fc.array(
  fc
    .record({ amountCents: cents, coveredFeeCents: cents, back: fc.array(cents, { maxLength: 3 }), terms })
    .map(({ back, ...changes }): Gift => ({
      ...gift,
      ...changes,
      returned: back.map((part) => ({ kind: "refund", on: "2026-12-01", cents: part })),
    })),
);

test("every gift is in exactly one group, and the groups add up to the whole", () => {
  fc.assert(
    fc.property(gifts, (all) => {
      const { ordinary, periodic } = groupGifts(all);
      const parts = [ordinary, ...periodic.map((group) => group.gifts)];
      expect(parts.flat().length).toBe(all.length);
      const sum = parts.map(totalsOf).reduce((total, part) => total + part.netCents, 0);
      expect(sum).toBe(totalsOf(all).netCents);
    }),
  );
});

test("the net total is what is left of each gift", () => {
  fc.assert(
    fc.property(gifts, (all) => {
      expect(totalsOf(all).netCents).toBe(all.reduce((sum, one) => sum + netCents(one), 0));
    }),
  );
});

test("gifts of one agreement stay together, under its number", () => {
  const under = (transactionNumber: string): Gift => ({
    ...gift,
    terms: { type: "agreement", transactionNumber },
  });
  const { ordinary, periodic } = groupGifts([under("A-1"), gift, under("A-2"), under("A-1")]);
  expect(ordinary).toEqual([gift]);
  expect(periodic.map(({ transactionNumber, gifts: own }) => [transactionNumber, own.length])).toEqual([
    ["A-1", 2],
    ["A-2", 1],
  ]);
});
