import { expect, test } from "vitest";
import { refusalOfReversal } from "./refusals.ts";

test("only a completed donation without a provider can be undone, once", () => {
  expect(refusalOfReversal({ status: "COMPLETED", provider: "stripe" })).toBe("not_reversible");
  expect(refusalOfReversal({ status: "PENDING", provider: null })).toBe("not_reversible");
  expect(refusalOfReversal({ status: "REFUNDED", provider: "bank" })).toBe("not_reversible");
  expect(refusalOfReversal({ status: "REVERSED", provider: "bank" })).toBe("already");
  expect(refusalOfReversal({ status: "COMPLETED", provider: "bank" })).toBeNull();
});
