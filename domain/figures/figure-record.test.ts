import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { countsTwice, isCorrection, recordsAsOf, type FigureRecord } from "./figure-record.ts";

const hours = (id: number, changes: Partial<FigureRecord> = {}): FigureRecord => ({
  id,
  measure: "volunteer_hours",
  programId: null,
  from: "2026-01-01",
  to: "2026-03-31",
  value: 100,
  source: { en: "Time sheets", nl: "Urenstaten", ar: "سجلات الساعات" },
  sha256: "0".repeat(64),
  datedOn: "2026-04-01",
  link: null,
  reason: null,
  enteredBy: "staff",
  enteredOn: "2026-04-02",
  ...changes,
});
const total = (records: readonly FigureRecord[]) => records.reduce((sum, { value }) => sum + value, 0);

test("a newer record of the same period takes the place of the older one, which stays readable", () => {
  const [first, corrected] = [hours(1), hours(2, { value: 90, enteredOn: "2026-06-01" })];
  const records = [corrected, first];
  expect(total(recordsAsOf(records, { on: "2026-12-31", known: null }))).toBe(90);
  expect(total(recordsAsOf(records, { on: "2026-12-31", known: "2026-05-31" }))).toBe(100);
  expect([isCorrection(first, records), isCorrection(corrected, records)]).toEqual([false, true]);
});

test("a period counts once it is over", () => {
  expect(recordsAsOf([hours(1)], { on: "2026-03-30", known: null })).toEqual([]);
  expect(recordsAsOf([hours(1)], { on: "2026-03-31", known: null })).toHaveLength(1);
});

test("a day is not counted twice, but the same period may be entered again", () => {
  expect(countsTwice(hours(2), [hours(1)])).toBe(false);
  expect(countsTwice(hours(2, { from: "2026-03-31", to: "2026-04-30" }), [hours(1)])).toBe(true);
  expect(countsTwice(hours(2, { from: "2026-03-31", programId: "children" }), [hours(1)])).toBe(false);
});

test("whatever is entered later, what was known on a day stays what it was", () => {
  const day = fc.nat(400).map((days) => addDays("2026-01-01", days));
  const entered = fc.array(fc.record({ enteredOn: day, value: fc.nat(1000), month: fc.nat(5) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(entered, day, (all, on) => {
      const records = all
        .toSorted((a, b) => a.enteredOn.localeCompare(b.enteredOn))
        .map(({ month, ...record }, place) =>
          hours(place, { ...record, from: `2026-0${month + 1}-01`, to: `2026-0${month + 1}-28` }),
        );
      const then = records.filter(({ enteredOn }) => enteredOn <= on);
      expect(recordsAsOf(records, { on, known: on })).toEqual(recordsAsOf(then, { on, known: null }));
    }),
  );
});
