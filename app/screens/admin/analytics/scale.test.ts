import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundUp, scaleFor } from "./scale.ts";

test("a picture reaches to the next round figure", () => {
  expect([0, 1, 9, 10, 11, 123_456, 700_000].map(roundUp)).toEqual([1, 1, 10, 10, 12, 160_000, 800_000]);
});

test("everything fits, and what hangs down can be seen", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000), (highest, lowest) => {
      const { top, bottom } = scaleFor(highest, lowest, 10);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThanOrEqual(Math.max(2 * highest, 1));
      expect(bottom).toBeGreaterThanOrEqual(lowest);
    }),
  );
  expect(scaleFor(10, 0, 10).bottom).toBe(0);
});
