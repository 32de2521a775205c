import { expect, test } from "vitest";
import { refusalOfDecision, refusalOfReversal } from "./refusals.ts";

test("a donation that waits is decided once, by somebody other than the person who entered it", () => {
  expect(refusalOfDecision({ isOwn: false, isDecided: true })).toBe("decided_already");
  expect(refusalOfDecision({ isOwn: true, isDecided: false })).toBe("own_gift");
  expect(refusalOfDecision({ isOwn: false, isDecided: false })).toBeNull();
});

test("only a completed donation without a provider can be undone, once", () => {
  expect(refusalOfReversal({ status: "COMPLETED", provider: "stripe" })).toBe("not_reversible");
  expect(refusalOfReversal({ status: "PENDING", provider: null })).toBe("not_reversible");
  expect(refusalOfReversal({ status: "REFUNDED", provider: "bank" })).toBe("not_reversible");
  expect(refusalOfReversal({ status: "REVERSED", provider: "bank" })).toBe("already");
  expect(refusalOfReversal({ status: "COMPLETED", provider: "bank" })).toBeNull();
});
