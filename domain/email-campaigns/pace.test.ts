import fc from "fast-check";
import { expect, test } from "vitest";
import { dailyLimit, daysOfUse, defaultLimits, hasTooManyBounces, roomFor } from "./pace.ts";

test("a new sender starts with 500 a day and doubles on each day of use", () => {
  expect([0, 1, 2, 3].map((days) => dailyLimit(days, defaultLimits))).toEqual([500, 1000, 2000, 4000]);
  expect(dailyLimit(12, defaultLimits)).toBe(Infinity);
  expect(dailyLimit(0, { firstDay: null })).toBe(Infinity);
});

test("a day with few emails does not count towards the warm-up", () => {
  expect(daysOfUse([500, 3, 1000, 499], defaultLimits)).toBe(2);
  expect(daysOfUse([], defaultLimits)).toBe(0);
});

test("neither the second nor the day is ever exceeded", () => {
  const count = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(count, count, fc.nat({ max: 20 }), (inSecond, today, days) => {
      const room = roomFor({ inSecond, today, daysOfUse: days }, defaultLimits);
      expect(room).toBeGreaterThanOrEqual(0);
      if (room === 0) return;
      expect(inSecond + room).toBeLessThanOrEqual(defaultLimits.perSecond);
      expect(today + room).toBeLessThanOrEqual(dailyLimit(days, defaultLimits));
    }),
  );
});

test("more than 5% bounces are too many, but not a few in a small campaign", () => {
  expect(hasTooManyBounces({ tried: 20, bounced: 9 })).toBe(false);
  expect(hasTooManyBounces({ tried: 200, bounced: 10 })).toBe(false);
  expect(hasTooManyBounces({ tried: 200, bounced: 11 })).toBe(true);
});
