import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chargeFor, coverFees, feeOf, firstFeeRates, highestFeeRates, type Rates } from "./cover-fees.ts";
import { largestGift, refusalOfAmount, smallestGift } from "./gift-limits.ts";
import { asCents } from "./cents.ts";
import { feeMethods, onlineMethods } from "./online-method.ts";
import { payingProviders, providerFacts } from "./providers.ts";

test.each([
  [2500, 2608],
  [5000, 5180],
  [10000, 10325],
  [25000, 25760],
  [50, 86],
  [1000, 1064],
])("a gift of %i cents with the fees covered is charged as %i", (amount, charged) => {
  expect(coverFees(asCents(amount), firstFeeRates)).toBe(charged);
});

const anyRates = fc.record({
  permille: fc.nat(highestFeeRates.permille),
  fixedCents: fc.nat(highestFeeRates.fixedCents).map(asCents),
});
const anyGift = fc.integer({ min: smallestGift, max: largestGift });

test("the charge is the exact sum, rounded half a cent up, for every gift", () => {
  fc.assert(
    fc.property(anyGift, anyRates, (cents, fees) => {
      const exactThousandths = BigInt(cents) * BigInt(1000 + fees.permille) + BigInt(fees.fixedCents) * 1000n;
      expect(BigInt(coverFees(asCents(cents), fees))).toBe((exactThousandths + 500n) / 1000n);
    }),
  );
});

test("a larger gift is never charged less, and covering fees never costs less than the gift", () => {
  fc.assert(
    fc.property(anyGift, anyRates, (cents, fees) => {
      expect(coverFees(asCents(cents + 1), fees)).toBeGreaterThan(coverFees(asCents(cents), fees));
      expect(coverFees(asCents(cents), fees)).toBeGreaterThanOrEqual(cents);
    }),
  );
});

test("who does not cover the fees is charged the gift", () => {
  expect(chargeFor(asCents(2500), false, firstFeeRates)).toBe(2500);
  expect(chargeFor(asCents(2500), true, firstFeeRates)).toBe(2608);
});

/** What each provider publishes, and every rate that an administrator may set. */
const publishedRates = payingProviders.flatMap((provider) =>
  feeMethods.flatMap((method) => {
    const rates = providerFacts[provider].fees[method];
    return rates ? [[provider, method, rates] as const] : [];
  }),
);
const isLeast = (gift: number, charged: number, rates: Rates): boolean => {
  const left = (cents: number) => cents - feeOf(asCents(cents), rates);
  return left(charged) >= gift && left(charged - 1) < gift;
};

test.each(publishedRates)("at %s a donation by %s arrives to the cent", (_, method, rates) => {
  const fees = { ...firstFeeRates, methods: { [method]: rates } };
  fc.assert(
    fc.property(anyGift, (cents) => {
      const charged = chargeFor(asCents(cents), true, fees, { method });
      expect(charged - feeOf(charged, rates)).toBe(cents);
    }),
  );
});

test("whatever the rates of a method, the charge is the least of which the whole donation is left", () => {
  fc.assert(
    fc.property(anyGift, anyRates, fc.constantFrom(...feeMethods), (cents, rates, method) => {
      const charged = chargeFor(
        asCents(cents),
        true,
        { ...firstFeeRates, methods: { [method]: rates } },
        { method },
      );
      expect(isLeast(cents, charged, rates)).toBe(true);
    }),
  );
});

test("a method without rates of its own costs what a card costs", () => {
  for (const method of onlineMethods)
    expect(chargeFor(asCents(2500), true, firstFeeRates, { method })).toBe(2608);
});

test("a monthly donation that begins at the bank also covers the later debits", () => {
  const fees = {
    ...firstFeeRates,
    methods: {
      IDEAL: { permille: 0, fixedCents: asCents(29) },
      SEPA_DEBIT: { permille: 0, fixedCents: asCents(35) },
    },
  };
  const charge = (isMonthly: boolean) => chargeFor(asCents(2500), true, fees, { method: "IDEAL", isMonthly });
  expect([charge(false), charge(true)]).toEqual([2529, 2535]);
});

test.each([
  [50, undefined],
  [99_999_999, undefined],
  [49, "amount_too_small"],
  [0, "amount_too_small"],
  [-2500, "amount_too_small"],
  [100_000_000, "amount_too_large"],
  [1e308, "amount_too_large"],
  [Infinity, "amount_too_large"],
  [-Infinity, "amount_not_whole_cents"],
  [NaN, "amount_not_whole_cents"],
  [2500.5, "amount_not_whole_cents"],
])("a gift of %d cents: %s", (cents, refusal) => {
  expect(refusalOfAmount(cents)).toBe(refusal);
});
