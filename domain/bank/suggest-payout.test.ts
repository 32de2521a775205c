import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import type { WaitingLine } from "./compare.ts";
import { suggestPayout, type PayoutCandidate } from "./suggest-payout.ts";

const line: WaitingLine = {
  cents: asCents(3975),
  bookedOn: "2026-11-18",
  event: "transfer_in",
  counterpartyName: "STRIPE PAYMENTS EUROPE LTD",
  counterpartyIban: "IE29AIBK93115212345678",
  remittance: "STRIPE",
};
const stripe: PayoutCandidate = {
  provider: "stripe",
  payoutId: "po_1",
  cents: asCents(3975),
  arrivesOn: "2026-11-18",
  references: ["po_1OqVtd2eZvKY"],
};
const mollie: PayoutCandidate = {
  provider: "mollie",
  payoutId: "stl_1",
  cents: asCents(3975),
  arrivesOn: "2026-11-02",
  references: ["1234567.2404.03"],
};
const foundIn = (payouts: readonly PayoutCandidate[], of: Partial<WaitingLine> = {}) => {
  const part = suggestPayout({ ...line, ...of }, payouts)?.parts[0];
  return part?.kind === "payout" ? [part.payoutId, part.payoutId !== null] : null;
};

test("the provider's name, the exact sum and the day together are certain", () => {
  expect(foundIn([stripe])).toEqual(["po_1", true]);
});

test.each([
  ["a day early", "2026-11-17", ["po_1", true]],
  ["two days early", "2026-11-16", [null, false]],
  ["five business days late", "2026-11-25", ["po_1", true]],
  ["later than that", "2026-11-26", [null, false]],
])("%s", (_, bookedOn, expected) => {
  expect(foundIn([stripe], { bookedOn })).toEqual(expected);
});

test("a cent less, or another provider's name, is not it", () => {
  expect(foundIn([stripe], { cents: asCents(3974) })).toEqual([null, false]);
  expect(foundIn([stripe], { counterpartyName: "Stichting Mollie Payments" })).toEqual([null, false]);
  expect(foundIn([stripe], { counterpartyName: "J. de Vries" })).toBeNull();
});

test("Mollie's reference decides alone, on any day, however the bank broke the text", () => {
  const of = { counterpartyName: null, remittance: "Uitbetaling T1234567. 2404.03", bookedOn: "2026-12-24" };
  expect(foundIn([stripe, mollie], of)).toEqual(["stl_1", true]);
});

test("of two equal payouts the named one, else the older", () => {
  const older = { ...stripe, payoutId: "po_0", arrivesOn: "2026-11-17", references: ["po_0OqVtd2eZvKY"] };
  expect(foundIn([stripe, older])).toEqual(["po_0", true]);
  expect(foundIn([older, stripe], { remittance: "STRIPE po_1OqVtd2eZvKY" })).toEqual(["po_1", true]);
});

test("what a provider takes from our bank is a payout the other way", () => {
  const taken = { ...stripe, cents: asCents(-3975) };
  expect(foundIn([taken], { cents: asCents(-3975), event: "collected_from_us" })).toEqual(["po_1", true]);
  expect(foundIn([], { cents: asCents(-3975), event: "collected_from_us" })).toBeNull();
});
