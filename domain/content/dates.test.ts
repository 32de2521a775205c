import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, firstOfMonth, momentIn } from "./dates.ts";

const anyDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("days are counted over leap days and changes of the clock", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-11-15", "2026-11-10")).toBe(-5);
});

test("adding days and counting them back agree", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

test("the first of a month ahead passes into the next year", () => {
  expect(firstOfMonth("2026-11-15", 4)).toBe("2027-03-01");
  expect(firstOfMonth("2026-11-15", 1)).toBe("2026-12-01");
  expect(firstOfMonth("2026-11-15", 2)).toBe("2027-01-01");
});

test("an evening has the offset of its place and season", () => {
  expect(momentIn("Europe/Amsterdam", "2026-12-01", "19:30")).toBe("2026-12-01T19:30:00+01:00");
  expect(momentIn("Europe/Amsterdam", "2026-07-01", "19:30")).toBe("2026-07-01T19:30:00+02:00");
  expect(momentIn("Asia/Riyadh", "2026-07-01", "08:30")).toBe("2026-07-01T08:30:00+03:00");
  expect(momentIn("UTC", "2026-07-01", "08:30")).toBe("2026-07-01T08:30:00+00:00");
});

test("what is no day is a surprise, not a date", () => {
  expect(() => addDays("tomorrow", 1)).toThrow("Not a day: tomorrow");
});
