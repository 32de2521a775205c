import * as fc from "fast-check";
import { expect, test } from "vitest";
import { creditorReference, formatCreditorReference, isCreditorReference } from "./creditor-reference.ts";

test("the check digits are those of ISO 11649", () => {
  expect(creditorReference("539007547034")).toBe("RF18539007547034");
  expect(creditorReference("DON2026000123")).toBe("RF94DON2026000123");
  expect(creditorReference("don-2026-000123")).toBe("RF94DON2026000123");
});

test("a reference with a wrong check digit, no RF, nothing in it or too much in it is refused", () => {
  expect(
    ["RF19539007547034", "539007547034", "RF18", "", "rf18539007547034", "RF18 5390 0754 7034"].filter(
      isCreditorReference,
    ),
  ).toEqual([]);
  expect(creditorReference("A".repeat(22))).toBeNull();
  expect(creditorReference("")).toBeNull();
  expect(creditorReference("DON_1")).toBeNull();
});

test("every reference we make is one we recognise", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,21}$/), (own) => {
      expect(isCreditorReference(creditorReference(own) ?? "")).toBe(true);
    }),
  );
});

test("printed in groups of four", () => {
  expect(formatCreditorReference("RF18539007547034")).toBe("RF18 5390 0754 7034");
});
