import { expect, test } from "vitest";
import { isBsn, maskBsn, normalizeBsn } from "./bsn.ts";

test("a BSN passes the eleven test", () => {
  expect(isBsn("123456782")).toBe(true);
  expect(isBsn("123456783")).toBe(false);
  expect(isBsn(normalizeBsn("1234.56.782"))).toBe(true);
});

test("of a BSN only the last three digits are shown", () => {
  expect(maskBsn("123456782")).toBe("••••••782");
});

test("a mistyped BSN shows no digit at all", () => {
  for (const wrong of ["123456783", "12345678", "", "1234567820"]) expect(maskBsn(wrong)).toBe("•••••••••");
});
