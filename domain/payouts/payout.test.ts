import { describe, expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import { isUnknown, problemOf, type Payout, type PayoutPart } from "./payout.ts";

const payout: Payout = {
  provider: "stripe",
  id: "po_1",
  cents: asCents(4680),
  state: "PAID",
  madeAt: "2026-11-16T02:00:00.000Z",
  arrivesOn: "2026-11-18",
  failedAt: null,
  references: ["po_1"],
  partsAre: "told",
};
const part = (of: Partial<PayoutPart>): PayoutPart => ({
  id: "txn_1",
  kind: "charge",
  cents: asCents(5000),
  feeCents: asCents(320),
  paymentId: "pi_1",
  costCents: noCents,
  at: "2026-11-12T10:00:00.000Z",
  description: "charge ch_1",
  ...of,
});

describe("a payout is booked", () => {
  test("when its parts, less their fees, make its sum", () => {
    expect(problemOf(payout, [part({})])).toBeNull();
    const parts = [part({}), part({ kind: "refund", cents: asCents(-1000), feeCents: noCents })];
    expect(problemOf({ ...payout, cents: asCents(3680) }, parts)).toBeNull();
  });

  test("and not when a cent is missing", () => {
    expect(problemOf(payout, [part({ feeCents: asCents(319) })])).toEqual({
      reason: "does_not_add_up",
      differenceCents: 1,
    });
  });

  test("and not before the provider has told what it is made of", () => {
    expect(problemOf({ ...payout, partsAre: "coming" }, [])?.reason).toBe("parts_are_coming");
  });

  test("by its sum alone where somebody made it by hand, of which no parts are ever told", () => {
    expect(problemOf({ ...payout, partsAre: "untold" }, [])).toBeNull();
  });
});

test("a line is unknown when its payment is, and when its kind is", () => {
  const known = new Set(["pi_1"]);
  expect(isUnknown(part({}), known)).toBe(false);
  expect(isUnknown(part({ paymentId: "pi_2" }), known)).toBe(true);
  expect(isUnknown(part({ kind: "refund", paymentId: null }), known)).toBe(true);
  expect(isUnknown(part({ kind: "other" }), known)).toBe(true);
  for (const kind of ["fee", "reserve", "payout_back", "rounding", "charge_failed"] as const)
    expect(isUnknown(part({ kind, paymentId: null }), known)).toBe(false);
});
