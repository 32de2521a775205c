import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readWeight } from "./parse-weight.ts";

test.each([
  ["12", 12_000],
  ["12.5", 12_500],
  ["12,5", 12_500],
  ["12.500", 12_500],
  ["0,001", 1],
  ["٨٥", 85_000],
  ["١٢٫٥", 12_500],
  ["۱۲,۵", 12_500],
  [" 7.25 g", 7250],
  ["12.5000", 12_500],
])("%s grams are read as typed", (text, mg) => {
  expect(readWeight(text)).toEqual({ ok: true, mg });
});

test.each(["", "g", "-1", "1.2.3", "1,250.5", "twelve", ".5", "1e3"])("'%s' is no weight", (text) => {
  expect(readWeight(text)).toEqual({ ok: false, reason: "not_a_weight" });
});

test("less than a milligram, or more than a ton, is refused by name", () => {
  expect(readWeight("1.2345")).toEqual({ ok: false, reason: "fraction_of_a_milligram" });
  expect(readWeight("1000000")).toEqual({ ok: false, reason: "weight_too_large" });
  expect(readWeight("999999.999")).toEqual({ ok: true, mg: 999_999_999 });
});

test("any weight in whole milligrams is read exactly, with point or comma", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(".", ","), (mg, mark) => {
      const typed = `${Math.floor(mg / 1000)}${mark}${String(mg % 1000).padStart(3, "0")}`;
      expect(readWeight(typed)).toEqual({ ok: true, mg });
    }),
  );
});
