import { expect, test } from "vitest";
import { claims } from "#domain/claim.ts";
import { addDays } from "#domain/calendar/day.ts";
import { claimsOn, hasProvenClaims, mayClaim } from "./claims.ts";
import { certifications } from "./sample.ts";
import type { Certification } from "./schema.ts";

const today = "2026-11-16";
const sample = certifications(today);
const anbiWith = (changes: Partial<Certification>) =>
  sample.map((each) => (each.id === "anbi" ? { ...each, ...changes } : each));

test("the sample foundation may say all of it today", () => {
  expect(claimsOn(sample, today)).toEqual([...claims]);
});

test("each claim ends by itself the day after its last, whatever its record says", () => {
  for (const { id, validUntil } of sample) {
    if (validUntil === null) continue;
    const claim = claims.find((name) => name === id);
    if (!claim) throw new Error(`${id} is no claim`);
    expect([mayClaim(sample, claim, validUntil), mayClaim(sample, claim, addDays(validUntil, 1))]).toEqual([
      true,
      false,
    ]);
  }
  expect(claimsOn(sample, "2099-01-01")).toEqual(["anbi"]);
});

test("nothing is claimed before its first day, while it is looked at, without evidence or without a record", () => {
  expect(mayClaim(anbiWith({ validFrom: addDays(today, 1) }), "anbi", today)).toBe(false);
  expect(mayClaim(anbiWith({ status: "IN_REVIEW" }), "anbi", today)).toBe(false);
  expect(mayClaim(anbiWith({ status: "WITHDRAWN" }), "anbi", today)).toBe(false);
  expect(mayClaim(anbiWith({ documentId: null }), "anbi", today)).toBe(false);
  expect(mayClaim(anbiWith({ documentId: null, url: "https://example.org/anbi" }), "anbi", today)).toBe(true);
  expect(mayClaim([], "anbi", today)).toBe(false);
});

test("claims are proven when one holds and every one that holds can be looked up", () => {
  expect(hasProvenClaims(sample, today)).toBe(true);
  expect(hasProvenClaims(anbiWith({ documentId: null }), today)).toBe(false);
  expect(hasProvenClaims(anbiWith({ documentId: null, status: "WITHDRAWN" }), today)).toBe(true);
  expect(hasProvenClaims([], today)).toBe(false);
  // Only ANBI has no end.
  const ending = sample.filter(({ validUntil }) => validUntil !== null);
  expect(hasProvenClaims(ending, "2099-01-01")).toBe(false);
});
