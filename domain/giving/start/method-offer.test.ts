import { expect, test } from "vitest";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { feesWith, inOrderFor, isOffered, type MethodOffer } from "./method-offer.ts";

const limits = { minCents: asCents(100), maxCents: asCents(10_000) };
const offer = (method: MethodOffer["method"], changes: Partial<MethodOffer> = {}): MethodOffer => ({
  method,
  once: limits,
  monthly: limits,
  wallets: [],
  ...changes,
});
const wish = { method: "IDEAL", frequency: "ONE_TIME", chargedCents: asCents(2500) } as const;

test.each([
  ["within its limits", {}, wish, true],
  ["at its least", {}, { ...wish, chargedCents: asCents(100) }, true],
  ["at its most", {}, { ...wish, chargedCents: asCents(10_000) }, true],
  ["below its least", {}, { ...wish, chargedCents: asCents(99) }, false],
  ["above its most", {}, { ...wish, chargedCents: asCents(10_001) }, false],
  [
    "without a most",
    { once: { ...limits, maxCents: null } },
    { ...wish, chargedCents: asCents(10_001) },
    true,
  ],
  ["monthly only", { once: null }, wish, false],
  ["once only", { monthly: null }, { ...wish, frequency: "MONTHLY" as const }, false],
  ["for another method", {}, { ...wish, method: "CARD" as const }, false],
])("an offer %s", (_, changes, wanted, expected) => {
  expect(isOffered([offer("IDEAL", changes)], wanted)).toBe(expected);
});

test("while the providers could not be asked, they decide", () => {
  expect(isOffered([], wish)).toBe(true);
});

test.each([
  ["NL", ["IDEAL", "CARD", "BANCONTACT", "SEPA_DEBIT"]],
  ["BE", ["BANCONTACT", "CARD", "IDEAL", "SEPA_DEBIT"]],
  ["DE", ["CARD", "IDEAL", "BANCONTACT", "SEPA_DEBIT"]],
  [null, ["CARD", "IDEAL", "BANCONTACT", "SEPA_DEBIT"]],
])("for a visitor from %s the order is %j", (country, expected) => {
  const offers = (["SEPA_DEBIT", "BANCONTACT", "CARD", "IDEAL"] as const).map((method) => offer(method));
  expect(inOrderFor(offers, country).map(({ method }) => method)).toEqual(expected);
});

test("the rates of a form are those of cards, and of the methods that have their own", () => {
  const fees = { permille: 0, fixedCents: asCents(29) };
  const offered = [{ ...offer("IDEAL"), fees }, offer("CARD")];
  expect(feesWith(firstFeeRates, offered)).toEqual({ ...firstFeeRates, methods: { IDEAL: fees } });
});
