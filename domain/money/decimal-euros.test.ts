import fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "./cents.ts";
import { decimalEuros } from "./decimal-euros.ts";

test("cents become euros with a point and two decimals", () => {
  expect([0, 5, 50, 1250, -5, -1250, 123_456_789].map((cents) => decimalEuros(asCents(cents)))).toEqual([
    "0.00",
    "0.05",
    "0.50",
    "12.50",
    "-0.05",
    "-12.50",
    "1234567.89",
  ]);
});

test("no cent is lost, however large the sum", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger().map(asCents), (cents) => {
      expect(Number(decimalEuros(cents).replace(".", ""))).toBe(cents === 0 ? 0 : cents);
      expect(decimalEuros(cents)).toMatch(/^-?\d+\.\d{2}$/);
    }),
  );
});
