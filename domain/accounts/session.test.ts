import { expect, test } from "vitest";
import { isDueForRenewal, isProofDue, sessionEnd } from "./session.ts";

const startedAt = new Date("2026-03-01T12:00:00Z");
const session = { startedAt, seenAt: startedAt, provedAt: startedAt };

test("a donor's session lasts thirty days from when it was last seen", () => {
  expect(sessionEnd(session, "DONOR")).toEqual(new Date("2026-03-31T12:00:00Z"));
  const seenAt = new Date("2027-03-01T12:00:00Z");
  expect(sessionEnd({ startedAt, seenAt }, "DONOR")).toEqual(new Date("2027-03-31T12:00:00Z"));
});

test.each(["STAFF", "ADMIN"] as const)("one of %s lasts twelve idle hours, and seven days in all", (role) => {
  expect(sessionEnd(session, role)).toEqual(new Date("2026-03-02T00:00:00Z"));
  const seenAt = new Date("2026-03-08T11:00:00Z");
  expect(sessionEnd({ startedAt, seenAt }, role)).toEqual(new Date("2026-03-08T12:00:00Z"));
});

test("a session slides on once a day, not on every click; of staff every quarter of an hour", () => {
  expect(isDueForRenewal(session, "DONOR", new Date("2026-03-02T11:59:59Z"))).toBe(false);
  expect(isDueForRenewal(session, "DONOR", new Date("2026-03-02T12:00:00Z"))).toBe(true);
  expect(isDueForRenewal(session, "STAFF", new Date("2026-03-01T12:14:59Z"))).toBe(false);
  expect(isDueForRenewal(session, "STAFF", new Date("2026-03-01T12:15:00Z"))).toBe(true);
});

test("ten minutes after staff showed who they are, they are asked again; donors never", () => {
  expect(isProofDue(session, "ADMIN", new Date("2026-03-01T12:10:00Z"))).toBe(false);
  expect(isProofDue(session, "ADMIN", new Date("2026-03-01T12:10:01Z"))).toBe(true);
  expect(isProofDue(session, "DONOR", new Date("2027-03-01T12:00:00Z"))).toBe(false);
});
