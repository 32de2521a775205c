import fc from "fast-check";
import { expect, test } from "vitest";
import { netOf } from "#domain/giving/settle/received-gift.ts";
import type { Gift } from "./gift.ts";
import { gift } from "./gifts.fixtures.ts";
import { groupGifts, totalsOf, wholeGift } from "./statement-totals.ts";
import { asCents } from "#domain/money/cents.ts";

const cents = fc.integer({ min: 0, max: 99_999_999 }).map(asCents);
const gifts = fc.array(
  fc
    .record({
      giftCents: cents,
      coverCents: cents,
      back: fc.array(cents, { maxLength: 3 }),
      shares: fc.array(fc.tuple(fc.constantFrom("A-1", "A-2"), fc.integer({ min: 0, max: 100 })), {
        maxLength: 2,
      }),
    })
    .map(({ back, shares, ...changes }): Gift => {
      const returned = back.map((part) => ({
        kind: "refund" as const,
        movementId: "m",
        on: "2026-12-01",
        cents: part,
        coverCents: asCents(0),
      }));
      const whole: Gift = { ...gift, ...changes, returned };
      let open: number = Math.max(Math.min(netOf(whole), whole.giftCents), 0);
      const periodic = shares.flatMap(([transactionNumber, percent]) => {
        const part = Math.floor((open * percent) / 100);
        open -= part;
        return part > 0 ? [{ transactionNumber, cents: asCents(part) }] : [];
      });
      return { ...whole, periodic };
    }),
);

test("every gift is in the groups it has a part in, and the parts add up to the whole", () => {
  fc.assert(
    fc.property(gifts, (all) => {
      const { ordinary, periodic } = groupGifts(all);
      const groups = [ordinary, ...periodic.map((group) => group.gifts)];
      for (const key of ["chargedCents", "returnedCents", "netCents"] as const) {
        const sum = groups.map(totalsOf).reduce((total, part) => total + part[key], 0);
        expect(sum).toBe(totalsOf(all.map(wholeGift))[key]);
      }
      for (const { transactionNumber, gifts: ofOne } of periodic) {
        const agreed = all
          .flatMap((one) => one.periodic)
          .filter((it) => it.transactionNumber === transactionNumber);
        expect(totalsOf(ofOne).netCents).toBe(agreed.reduce((sum, it) => sum + it.cents, 0));
      }
    }),
  );
});

test("the net total is what is left of each gift", () => {
  fc.assert(
    fc.property(gifts, (all) => {
      expect(totalsOf(all.map(wholeGift)).netCents).toBe(all.reduce((sum, one) => sum + netOf(one), 0));
    }),
  );
});

test("gifts of one agreement stay together, under its number", () => {
  const under = (transactionNumber: string): Gift => ({
    ...gift,
    coverCents: asCents(0),
    periodic: [{ transactionNumber, cents: gift.giftCents }],
  });
  const { ordinary, periodic } = groupGifts([under("A-1"), gift, under("A-2"), under("A-1")]);
  expect(ordinary).toEqual([wholeGift(gift)]);
  expect(periodic.map(({ transactionNumber, gifts: own }) => [transactionNumber, own.length])).toEqual([
    ["A-1", 2],
    ["A-2", 1],
  ]);
});
