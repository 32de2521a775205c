import * as fc from "fast-check";
import { expect, test } from "vitest";
import { wholeShares } from "./whole-shares.ts";

const anyParts = fc
  .array(fc.double({ min: 0, max: 1_000_000, noNaN: true }), { minLength: 1, maxLength: 12 })
  .filter((parts) => parts.some((part) => part > 0.001));

test("the published split of 89, 7 and 4 percent is 89, 7 and 4 tiles", () => {
  expect(wholeShares([89, 7, 4], 100)).toEqual([89, 7, 4]);
  expect(wholeShares([0.89, 0.07, 0.04], 100)).toEqual([89, 7, 4]);
});

test("three equal parts are 34, 33 and 33 tiles, and the first gets the one that is over", () => {
  expect(wholeShares([1, 1, 1], 100)).toEqual([34, 33, 33]);
});

test("the largest remainder gets the tile that is over", () => {
  expect(wholeShares([40.2, 39.9, 19.9], 100)).toEqual([40, 40, 20]);
});

test("tiles always sum to a hundred, and no part is a whole tile off", () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const shares = wholeShares(parts, 100);
      const sum = parts.reduce((before, part) => before + part, 0);
      expect(shares.reduce((before, share) => before + share, 0)).toBe(100);
      for (const [index, share] of shares.entries()) {
        expect(Number.isInteger(share)).toBe(true);
        expect(Math.abs(share - ((parts[index] ?? 0) / sum) * 100)).toBeLessThan(1.000001);
      }
    }),
  );
});

test.each([[[]], [[0, 0]], [[-1, 2]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY]]])(
  "parts %j cannot be shared out",
  (parts) => {
    expect(() => wholeShares(parts, 100)).toThrow("Cannot share 100 tiles");
  },
);
