import { expect, test } from "vitest";
import { isSepaCreditorId } from "./sepa-creditor-id.ts";

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
