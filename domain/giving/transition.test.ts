import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { donationStatuses, isUnpaid } from "#domain/donation-status.ts";
import { canMove, moves, movesBetween } from "./transition.ts";

const anyStatus = fc.constantFrom(...donationStatuses);

describe("the transition guard", () => {
  test.each([
    ["PENDING", "COMPLETED"],
    ["FAILED", "COMPLETED"],
    ["CANCELLED", "COMPLETED"],
    ["FAILED", "PENDING"],
    ["PARTIALLY_REFUNDED", "COMPLETED"],
    ["REFUNDED", "CHARGED_BACK"],
    ["CHARGED_BACK", "COMPLETED"],
  ] as const)("lets %s become %s", (from, to) => {
    expect(canMove(from, to)).toBe(true);
  });

  test.each([
    ["COMPLETED", "PENDING"],
    ["COMPLETED", "FAILED"],
    ["CANCELLED", "PENDING"],
    ["PROCESSING", "CANCELLED"],
    ["PENDING", "REFUNDED"],
    ["REFUNDED", "COMPLETED"],
    ["COMPLETED", "COMPLETED"],
  ] as const)("never lets %s become %s", (from, to) => {
    expect(canMove(from, to)).toBe(false);
  });

  test("what was paid never looks unpaid again", () => {
    for (const from of donationStatuses.filter((status) => !isUnpaid(status))) {
      expect(moves[from].filter(isUnpaid)).toEqual([]);
    }
  });
});

test("a report that skipped steps walks the allowed ones", () => {
  expect(movesBetween("PENDING", "REFUNDED")).toEqual(["COMPLETED", "REFUNDED"]);
  expect(movesBetween("CANCELLED", "CHARGED_BACK")).toEqual(["COMPLETED", "CHARGED_BACK"]);
  expect(movesBetween("REFUNDED", "COMPLETED")).toEqual(["PARTIALLY_REFUNDED", "COMPLETED"]);
  expect(movesBetween("PROCESSING", "PENDING")).toEqual(["FAILED", "PENDING"]);
  expect(movesBetween("COMPLETED", "COMPLETED")).toEqual([]);
  expect(movesBetween("CANCELLED", "PENDING")).toEqual([]);
  expect(movesBetween("COMPLETED", "FAILED")).toEqual([]);
});

test("every walk is made of allowed moves and ends where it should", () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, (from, to) => {
      const walk = movesBetween(from, to);
      walk.forEach((next, i) => expect(canMove(walk[i - 1] ?? from, next)).toBe(true));
      expect([undefined, to]).toContain(walk.at(-1));
    }),
  );
});

test("money that came in, went back or came again always finds a way", () => {
  // What staff undo was no gift: nothing leads there but their hand, and nothing leads out.
  const moving = donationStatuses.filter((status) => status !== "REVERSED");
  const paid = fc.constantFrom(...moving.filter((status) => !isUnpaid(status)));
  fc.assert(
    fc.property(fc.constantFrom(...moving), paid, (from, to) => {
      expect(movesBetween(from, to).at(-1) ?? from).toBe(to);
    }),
  );
});
