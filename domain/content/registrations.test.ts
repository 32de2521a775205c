import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isBic, isIban, isKvk, isRsin } from "./registrations.ts";

test.each(["851954534", "123456782"])("%s passes the eleven test", (rsin) => {
  expect(isRsin(rsin)).toBe(true);
});

test.each(["851954535", "000000000", "12345678", "1234567822", "12345678a"])("%s is no RSIN", (text) => {
  expect(isRsin(text)).toBe(false);
});

test("one mistyped digit of an RSIN is always noticed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = "123456782".split("");
      digits[place] = String((Number(digits[place]) + shift) % 10);
      expect(isRsin(digits.join(""))).toBe(false);
    }),
  );
});

test("IBANs of several countries pass, with one digit changed they do not", () => {
  for (const iban of ["NL91ABNA0417164300", "GB82WEST12345698765432", "AE070331234567890123456"]) {
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.slice(0, -1) + String((Number(iban.at(-1)) + 1) % 10))).toBe(false);
  }
  expect(isIban("NL91 ABNA 0417 1643 00")).toBe(false);
});

test("a trade register number has eight digits, a bank code eight or eleven characters", () => {
  expect([isKvk("12345678"), isKvk("1234567"), isKvk("1234567x")]).toEqual([true, false, false]);
  expect([isBic("ABNANL2A"), isBic("ABNANL2AXXX"), isBic("ABNANL2")]).toEqual([true, true, false]);
});
