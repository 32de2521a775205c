import { expect, test } from "vitest";
import { isBsn, normalizeBsn } from "./bsn.ts";

test("a BSN passes the eleven test", () => {
  expect(isBsn("123456782")).toBe(true);
  expect(isBsn("123456783")).toBe(false);
  expect(isBsn(normalizeBsn("1234.56.782"))).toBe(true);
});
