import { expect, test } from "vitest";
import { isDueForRenewal, sessionEnd } from "./session.ts";

const seenAt = new Date("2026-03-01T12:00:00Z");

test("a session lasts thirty days from when it was last seen", () => {
  expect(sessionEnd(seenAt)).toEqual(new Date("2026-03-31T12:00:00Z"));
});

test("a session slides on once a day, not on every click", () => {
  expect(isDueForRenewal({ seenAt }, new Date("2026-03-02T11:59:59Z"))).toBe(false);
  expect(isDueForRenewal({ seenAt }, new Date("2026-03-02T12:00:00Z"))).toBe(true);
});
