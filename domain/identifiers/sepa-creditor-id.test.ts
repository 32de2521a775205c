import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dutchCreditorId, isSepaCreditorId } from "./sepa-creditor-id.ts";

test("known creditor ids are recognised, whatever their business code", () => {
  expect(isSepaCreditorId("NL69ZZZ123456780000")).toBe(true);
  expect(isSepaCreditorId("NL69ABC123456780000")).toBe(true);
  expect(isSepaCreditorId("DE98ZZZ09999999999")).toBe(true);
});

test("a wrong check digit or length is refused", () => {
  expect(
    [
      "NL70ZZZ123456780000",
      "NL69ZZZ12345678000",
      "DE98ZZZ0999999999",
      "NL69ZZZ",
      "",
      "nl69zzz123456780000",
    ].filter(isSepaCreditorId),
  ).toEqual([]);
});

test("the foundation's own id follows from its Trade Register number", () => {
  expect(dutchCreditorId("12345678")).toBe("NL69ZZZ123456780000");
  expect(dutchCreditorId("1234567")).toBeNull();
  expect(dutchCreditorId("12345678", "1")).toBeNull();
});

test("every id we make is one we recognise", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{7}$/), fc.stringMatching(/^\d{4}$/), (kvk, suffix) => {
      expect(isSepaCreditorId(dutchCreditorId(kvk, suffix) ?? "")).toBe(true);
    }),
  );
});
