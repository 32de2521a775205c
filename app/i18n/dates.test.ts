import fc from "fast-check";
import { expect, test } from "vitest";
import { languageFacts, languages } from "#domain/language.ts";
import { datesFor } from "./dates.ts";

const day = { day: "numeric", month: "long", year: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const moments = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2099-12-30T00:00:00Z"),
  noInvalidDate: true,
});

for (const language of languages) {
  const ours = datesFor(language);
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageFacts[language].locale, { ...options, timeZone: "Europe/Amsterdam" });

  test(`every day, month and hour is written as Intl writes it in ${language}`, () => {
    const [date, dateTime, month] = [
      intl(day),
      intl({ ...day, ...clock }),
      intl({ month: "long", year: "numeric" }),
    ];
    fc.assert(
      fc.property(moments, (moment) => {
        expect(ours.date(moment)).toBe(date.format(moment));
        expect(ours.dateTime(moment)).toBe(dateTime.format(moment));
        expect(ours.month(moment)).toBe(month.format(moment));
      }),
      { numRuns: 1000 },
    );
  });
}

test.each([
  ["2026-03-29T00:59:59Z", "29 March 2026 at 01:59"],
  ["2026-03-29T01:00:00Z", "29 March 2026 at 03:00"],
  ["2026-10-25T00:59:59Z", "25 October 2026 at 02:59"],
  ["2026-10-25T01:00:00Z", "25 October 2026 at 02:00"],
  ["2024-03-31T01:00:00Z", "31 March 2024 at 03:00"],
])("the clock changes in the night it changes in Amsterdam: %s", (moment, written) => {
  expect(datesFor("en").dateTime(moment)).toBe(written);
});

test("a day without an hour is that day", () => {
  expect(datesFor("nl").date("2026-01-05")).toBe("5 januari 2026");
});
