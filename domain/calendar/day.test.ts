import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, isDay, yearOf } from "./day.ts";

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

test("what is no day is a surprise, not a date", () => {
  expect(() => addDays("tomorrow", 1)).toThrow("Not a day: tomorrow");
});

test("a day of the calendar is told from one that is not", () => {
  expect(["2028-02-29", "2026-12-31"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "15-11-2026", "", "2026-11-15T00:00"].some(isDay)).toBe(false);
});

test("of every month exactly its own days are days", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const named = (day: number) =>
        `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
      for (let day = 0; day <= 32; day++) expect(isDay(named(day))).toBe(day >= 1 && day <= length);
    }),
  );
});

test("days are those that Intl counts", () => {
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" });
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      const there = new Date(`${day}T12:00:00Z`);
      there.setUTCDate(there.getUTCDate() + days);
      expect(addDays(day, days)).toBe(calendar.format(there));
      expect(yearOf(addDays(day, days))).toBe(there.getUTCFullYear());
    }),
  );
});
