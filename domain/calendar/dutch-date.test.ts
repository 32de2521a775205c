import * as fc from "fast-check";
import { expect, test } from "vitest";
import { datesFor } from "#app/i18n/dates.ts";
import { yearOf } from "./day.ts";
import { dutchDate, dutchYear } from "./dutch-date.ts";

const moments = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2099-12-30T00:00:00Z"),
  noInvalidDate: true,
});

test("a day is a day in the Netherlands, in summer and in winter", () => {
  expect(dutchDate(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  expect(dutchDate(new Date("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
  expect(dutchDate(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
});

test("it is the day on a calendar in Amsterdam, whatever the year", () => {
  const calendar = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", dateStyle: "short" });
  fc.assert(
    fc.property(moments, (moment) => {
      const part = (type: string) =>
        calendar
          .formatToParts(moment)
          .find((one) => one.type === type)
          ?.value.padStart(2, "0");
      expect(dutchDate(moment)).toMatch(new RegExp(`${part("year")}-${part("month")}-${part("day")}$`));
    }),
    { numRuns: 1000 },
  );
});

test("a year is that of the day, also in its last and first hours", () => {
  const newYear = fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: -3 * 3600, max: 3 * 3600 }))
    .map(([year, seconds]) => new Date(Date.UTC(year, 0, 1) + seconds * 1000));
  fc.assert(
    fc.property(fc.oneof(moments, newYear), (moment) => {
      expect(dutchYear(moment)).toBe(yearOf(dutchDate(moment)));
    }),
    { numRuns: 1000 },
  );
  expect(dutchYear(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(dutchYear(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});

test("pages, which count summer time themselves, write the same day", () => {
  const { date } = datesFor("en");
  fc.assert(
    fc.property(moments, (moment) => {
      expect(date(moment)).toBe(date(dutchDate(moment)));
    }),
    { numRuns: 1000 },
  );
});
