import { expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import { byMonth } from "./by-month.ts";

test("months in which nothing moved are there too, over the turn of a year", () => {
  const found = [{ month: "2025-12", inCents: asCents(-500), outCents: asCents(200) }];
  expect(byMonth(found, "2026-01-31", 3)).toEqual([
    { month: "2025-11", inCents: noCents, outCents: noCents },
    found[0],
    { month: "2026-01", inCents: noCents, outCents: noCents },
  ]);
});
