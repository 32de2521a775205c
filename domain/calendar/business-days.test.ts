import { expect, test } from "vitest";
import { addBusinessDays } from "./business-days.ts";

test.each([
  ["2026-11-16", 0, "2026-11-16"],
  ["2026-11-16", 1, "2026-11-17"],
  ["2026-11-20", 1, "2026-11-23"],
  ["2026-11-21", 1, "2026-11-23"],
  ["2026-11-18", 5, "2026-11-25"],
])("%s and %i business days are %s", (day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected);
});
