import * as fc from "fast-check";
import { expect, test } from "vitest";
import { medianDaysToDecision } from "./decision-time.ts";

const start = Date.parse("2026-11-01T12:00:00Z");
const after = (days: number) => ({
  createdAt: new Date(start),
  decidedAt: new Date(start + days * 24 * 60 * 60 * 1000),
});

test("nothing is said before there are three decisions", () => {
  expect(medianDaysToDecision([])).toBeNull();
  expect(medianDaysToDecision([after(1), after(2)])).toBeNull();
});

test("the median is the wait in the middle, or between the two in the middle, in days that have begun", () => {
  expect(medianDaysToDecision([after(90), after(3), after(20)])).toBe(20);
  expect(medianDaysToDecision([after(1), after(10), after(15), after(40)])).toBe(13);
  expect(medianDaysToDecision([after(0.2), after(0.4), after(0.3)])).toBe(1);
});

test("at least half of the applicants waited no longer than what is said", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9600 }), { minLength: 3 }), (hours) => {
      const waits = hours.map((each) => each / 24);
      const median = medianDaysToDecision(waits.map(after)) ?? -1;
      expect(waits.filter((days) => days <= median).length * 2).toBeGreaterThanOrEqual(waits.length);
    }),
  );
});
