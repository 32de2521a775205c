import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { refusalOfDecision, stepOf } from "./decision.ts";

test("what waits is decided once, by another person than the one who entered it", () => {
  expect(refusalOfDecision({ isOwn: false, isDecided: true })).toBe("decided_already");
  expect(refusalOfDecision({ isOwn: true, isDecided: false })).toBe("own_entry");
  expect(refusalOfDecision({ isOwn: false, isDecided: false })).toBeNull();
});

test("an entry waits above the limit, not at the limit, and never for the program", () => {
  const limit = asCents(500_000);
  const staff = { userId: "u1", role: "STAFF" };
  expect(stepOf(limit, limit, staff)).toBe("book");
  expect(stepOf(asCents(500_001), limit, staff)).toBe("wait");
  expect(stepOf(asCents(500_001), limit, "program")).toBe("book");
});
