import { expect, test } from "vitest";
import { isBic, normalizeBic } from "./bic.ts";

test("a bank code has eight or eleven characters", () => {
  expect(["ABNANL2A", "ABNANL2AXXX", normalizeBic("abna nl 2a")].every(isBic)).toBe(true);
  expect(["ABNANL2", "ABNANL2AXX", "4BNANL2A", ""].filter(isBic)).toEqual([]);
});
