import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatPaymentReference,
  isPaymentReference,
  normalizePaymentReference,
  paymentReference,
} from "./payment-reference.ts";

test("known references are recognised", () => {
  expect(isPaymentReference("5000056789012345")).toBe(true);
  expect(isPaymentReference(normalizePaymentReference("12 2345 3462 2567"))).toBe(true);
});

test("our own number gets its length code and check digit", () => {
  expect(paymentReference("20260001")).toBe("9820260001");
});

test("lengths the banks do not know are refused", () => {
  for (const length of [0, 1, 5, 13, 14, 16]) expect(paymentReference("1".repeat(length))).toBeNull();
  expect(
    ["", "12345678", "123456789012345", "12345678901234567", "500005678901234x"].filter(isPaymentReference),
  ).toEqual([]);
});

test("a wrong length code is refused although the check digit fits", () => {
  const eight = paymentReference("20260001");
  expect(eight).toBe("9820260001");
  const wrong = Array.from({ length: 10 }, (_, check) => `${check}720260001`).filter(isPaymentReference);
  expect(wrong).toEqual([]);
});

test("every reference we make is one we recognise, and a wrong check digit is not", () => {
  const own = fc.oneof(fc.stringMatching(/^\d{6,12}$/), fc.stringMatching(/^\d{15}$/));
  fc.assert(
    fc.property(own, fc.integer({ min: 1, max: 9 }), (number, shift) => {
      const reference = paymentReference(number) ?? "";
      expect(isPaymentReference(reference)).toBe(true);
      const otherDigit = (Number(reference[0]) + shift) % 10;
      expect(isPaymentReference(`${otherDigit}${reference.slice(1)}`)).toBe(false);
    }),
  );
});

test("printed in groups of four", () => {
  expect(formatPaymentReference("5000056789012345")).toBe("5000 0567 8901 2345");
});
