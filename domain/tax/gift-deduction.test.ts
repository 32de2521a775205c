import * as fc from "fast-check";
import { expect, test } from "vitest";
import { giftDeduction, largestSumCents, type Deduction, type TaxPerson } from "./gift-deduction.ts";
import { giftRules, giftRulesOf, latestGiftRules } from "./gift-rules.ts";
import { asCents } from "#domain/money/cents.ts";

const person = (incomeEuros: number, ordinaryEuros: number, periodicEuros = 0): TaxPerson => ({
  thresholdIncomeCents: asCents(incomeEuros * 100),
  ordinaryGiftsCents: asCents(ordinaryEuros * 100),
  periodicGiftsCents: asCents(periodicEuros * 100),
});

const deductible = (deduction: Deduction) => (deduction.ok ? deduction.deductibleCents : deduction.reason);

test("with an income of 70,000 and a gift of 4,000, 3,300 may be deducted", () => {
  const deduction = giftDeduction({ year: 2026, person: person(70_000, 4_000) });

  expect(deductible(deduction)).toBe(3_300_00);
  expect(deduction).toMatchObject({
    working: [
      { id: "threshold_income", cents: asCents(70_000_00) },
      { id: "ordinary_gifts", cents: asCents(4_000_00) },
      { id: "threshold_share", cents: asCents(700_00) },
      { id: "threshold", cents: asCents(700_00) },
      { id: "above_threshold", cents: asCents(3_300_00) },
      { id: "ordinary_cap", cents: asCents(7_000_00) },
      { id: "ordinary_deductible", cents: asCents(3_300_00) },
      { id: "periodic_gifts", cents: asCents(0) },
      { id: "periodic_cap", cents: asCents(1_500_000_00) },
      { id: "periodic_deductible", cents: asCents(0) },
      { id: "deductible", cents: asCents(3_300_00) },
    ],
  });
});

test("a gift that only reaches the threshold counts for nothing", () => {
  expect(deductible(giftDeduction({ year: 2026, person: person(70_000, 700) }))).toBe(0);
  expect(deductible(giftDeduction({ year: 2026, person: person(70_000, 701) }))).toBe(1_00);
});

test("the threshold is never below 60 euros", () => {
  expect(deductible(giftDeduction({ year: 2026, person: person(2_000, 100) }))).toBe(40_00);
});

test("ordinary gifts count up to a tenth of the income", () => {
  expect(deductible(giftDeduction({ year: 2026, person: person(30_000, 20_000) }))).toBe(3_000_00);
  expect(deductible(giftDeduction({ year: 2026, person: person(0, 20_000) }))).toBe(0);
});

test("a periodic gift counts from the first euro, up to the cap of its year", () => {
  expect(deductible(giftDeduction({ year: 2026, person: person(30_000, 0, 500) }))).toBe(500_00);
  expect(deductible(giftDeduction({ year: 2024, person: person(0, 0, 300_000) }))).toBe(250_000_00);
  expect(deductible(giftDeduction({ year: 2025, person: person(0, 0, 300_000) }))).toBe(300_000_00);
  expect(deductible(giftDeduction({ year: 2025, person: person(0, 0, 1_600_000) }))).toBe(1_500_000_00);
});

test("fiscal partners add incomes and gifts before the threshold is taken", () => {
  const together = giftDeduction({ year: 2026, person: person(70_000, 4_000), partner: person(30_000, 500) });
  expect(deductible(together)).toBe(3_500_00);
});

test("the household cap on periodic gifts is one cap for two partners", () => {
  const rich = person(0, 0, 1_000_000);
  expect(deductible(giftDeduction({ year: 2026, person: rich, partner: rich }))).toBe(1_500_000_00);
});

test("a year whose rule is not known is refused", () => {
  expect(giftDeduction({ year: 2028, person: person(1, 1) })).toEqual({
    ok: false,
    reason: "year_not_known",
  });
});

test("negative and absurd sums are refused", () => {
  for (const cents of [-1, largestSumCents + 1]) {
    const wrong = { ...person(1, 1), ordinaryGiftsCents: asCents(cents) };
    expect(giftDeduction({ year: 2026, person: wrong })).toEqual({ ok: false, reason: "amount_invalid" });
    expect(giftDeduction({ year: 2026, person: person(1, 1), partner: wrong }).ok).toBe(false);
  }
});

test("every year has one row and the newest is found", () => {
  const years = giftRules.map((rules) => rules.year);
  expect(new Set(years).size).toBe(years.length);
  expect(latestGiftRules().year).toBe(Math.max(...years));
  expect(giftRulesOf(2022)).toBeUndefined();
});

test("nobody deducts more than was given, and giving more never deducts less", () => {
  const cents = fc.integer({ min: 0, max: largestSumCents }).map(asCents);
  const anyone = fc.record({
    thresholdIncomeCents: cents,
    ordinaryGiftsCents: cents,
    periodicGiftsCents: cents,
  });
  fc.assert(
    fc.property(anyone, fc.integer({ min: 0, max: 1_000_000 }), (someone, extra) => {
      const given = someone.ordinaryGiftsCents + someone.periodicGiftsCents;
      const before = Number(deductible(giftDeduction({ year: 2026, person: someone })));
      expect(before).toBeLessThanOrEqual(given);
      expect(Number.isSafeInteger(before)).toBe(true);

      fc.pre(someone.ordinaryGiftsCents + extra <= largestSumCents);
      const more = { ...someone, ordinaryGiftsCents: asCents(someone.ordinaryGiftsCents + extra) };
      expect(Number(deductible(giftDeduction({ year: 2026, person: more })))).toBeGreaterThanOrEqual(before);
    }),
  );
});
