import { expect, test } from "vitest";
import { periods, startOfPeriod } from "./period.ts";

test("a period begins on a Dutch day: weeks on Monday", () => {
  // In Amsterdam it is already Wednesday 18 November.
  const now = new Date("2026-11-17T23:30:00Z");
  expect(periods.map((period) => startOfPeriod(period, now))).toEqual([
    "2026-11-18",
    "2026-11-16",
    "2026-11-01",
    "2026-01-01",
  ]);
});
