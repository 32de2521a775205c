import * as fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import { asCents, noCents, permilleOf, plus, type Cents } from "./cents.ts";
import { largerOf, minus, negated, smallerOf, sumOf, times } from "./sums.ts";

test.each([2500.5, NaN, Infinity, -Infinity, 2 ** 53])("%d is no amount of money", (value) => {
  expect(() => asCents(value)).toThrow(`Not whole cents: ${value}`);
});

test("a plain number is not money until it has been looked at", () => {
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf(asCents(2500)).toEqualTypeOf<Cents>();
});

test("sums stay exact, and one too large to be exact is refused", () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(asCents);
  fc.assert(
    fc.property(amount, amount, fc.array(amount), (one, other, more) => {
      expect(minus(plus(one, other), other)).toBe(one);
      expect(sumOf([...more, one])).toBe(plus(sumOf(more), one));
      expect(plus(one, negated(one))).toBe(noCents);
      expect(plus(smallerOf(one, other), largerOf(one, other))).toBe(plus(one, other));
      expect(times(one, 3)).toBe(sumOf([one, one, one]));
    }),
  );
  expect(() => plus(asCents(Number.MAX_SAFE_INTEGER), asCents(1))).toThrow(RangeError);
});

test("a share rounds half a cent up", () => {
  expect([50, 49, 1000, -50].map((amount) => permilleOf(asCents(amount), 10))).toEqual([1, 0, 10, 0]);
});
