import { expect, test } from "vitest";
import { isKvkNumber, normalizeKvkNumber } from "./kvk.ts";

test("a Trade Register number is eight digits", () => {
  expect(isKvkNumber("12345678")).toBe(true);
  expect(isKvkNumber(normalizeKvkNumber("1234 5678"))).toBe(true);
  expect(["1234567", "123456789", "1234567A", "00000000", ""].filter(isKvkNumber)).toEqual([]);
});
