import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./day.ts";
import { weekName, weekOf } from "./week.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1970-01-01", days));

test("weeks are those of ISO 8601, also around New Year", () => {
  expect(weekName("2026-11-15")).toBe("2026-W46");
  expect(weekName("2027-01-03")).toBe("2026-W53");
  expect(weekName("2024-12-30")).toBe("2025-W01");
  expect(weekOf("2026-11-15")).toBe("2026-11-09");
});

test("a week has seven days and one name, and begins on the day that names it", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = weekOf(day);
      expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
      expect(weekName(day)).toBe(weekName(monday));
      expect(weekName(addDays(monday, 7))).not.toBe(weekName(day));
    }),
  );
});
