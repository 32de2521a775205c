import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, yearOf } from "./day.ts";
import { dateAMonthLater, dateInMonth, firstOfMonth, yearsLater } from "./month.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1970-01-01", days));

test("the first of a month ahead passes into the next year", () => {
  expect(firstOfMonth("2026-11-15", 4)).toBe("2027-03-01");
  expect(firstOfMonth("2026-11-15", 1)).toBe("2026-12-01");
  expect(firstOfMonth("2026-11-15", 2)).toBe("2027-01-01");
  expect(firstOfMonth("2026-01-31", -11)).toBe("2025-02-01");
});

test.each([
  ["2026-01-31", 31, "2026-02-28"],
  ["2026-02-28", 31, "2026-03-31"],
  ["2028-01-30", 30, "2028-02-29"],
  ["2026-12-15", 15, "2027-01-15"],
])("after %s a date of day %i comes on %s", (date, day, next) => {
  expect(dateAMonthLater(date, day)).toBe(next);
});

test("twelve months later it is the same day of the year", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2024-03-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      (day) => {
        const date = day.toISOString().slice(0, 10);
        fc.pre(!date.endsWith("02-29"));
        const dayOfMonth = Number(date.slice(8));
        let later = date;
        for (let month = 0; month < 12; month++) later = dateAMonthLater(later, dayOfMonth);
        expect(later).toBe(`${yearOf(date) + 1}${date.slice(4)}`);
      },
    ),
  );
});

test("a month holds each of its days, and a date past its end is its last day", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 31 }), (day, dayOfMonth) => {
      expect(firstOfMonth(day) <= day && day < firstOfMonth(day, 1)).toBe(true);
      const last = addDays(firstOfMonth(day, 1), -1);
      const date = dateInMonth(day, dayOfMonth);
      expect(date).toBe(
        dayOfMonth > Number(last.slice(8)) ? last : addDays(firstOfMonth(day), dayOfMonth - 1),
      );
      expect(dateAMonthLater(day, dayOfMonth)).toBe(dateInMonth(firstOfMonth(day, 1), dayOfMonth));
    }),
  );
});

test("years later it is the same day, unless that year has none", () => {
  expect(yearsLater("2026-11-15", 3)).toBe("2029-11-15");
  expect(yearsLater("2028-02-29", 3)).toBe("2031-02-28");
});
