import { expect, test } from "vitest";
import { paymentReport } from "../sample-gift.fixtures.ts";
import { monthlyPlanFrom } from "./monthly-plan.ts";
import { referenceFrom } from "../reference.ts";
import { asCents } from "#domain/money/cents.ts";

const first = {
  id: "d1",
  giftCents: asCents(2500),
  chargedCents: asCents(2608),
  createdAt: new Date("2026-01-31T11:55:00Z"),
};

test("a monthly gift begins with its first payment and is next charged a month later", () => {
  expect(
    monthlyPlanFrom(first, paymentReport("p1", { subscriptionId: "sub1" }), new Date("2026-01-31T12:00:00Z")),
  ).toEqual({
    id: "d1",
    status: "ACTIVE",
    failedAt: null,
    giftCents: asCents(2500),
    chargedCents: asCents(2608),
    provider: "sandbox",
    subscriptionId: "sub1",
    dayOfMonth: 31,
    nextChargeOn: "2026-02-28",
  });
});

test("begun by a debit it keeps the day the donor agreed on, however long the bank took to pay", () => {
  const report = paymentReport("p1", { method: "sepa_debit" });
  expect(monthlyPlanFrom(first, report, new Date("2026-02-06T12:00:00Z"))).toMatchObject({
    dayOfMonth: 31,
    nextChargeOn: "2026-02-28",
  });
});

test("whose bank has taken the first debit back by then, it begins with a month that is owed", () => {
  const disputes = [{ id: "chb", cents: asCents(2608), state: "lost", at: "2026-02-05T09:00:00Z" }] as const;
  const paidAt = new Date("2026-01-31T12:00:00Z");
  const owed = { status: "PAST_DUE", failedAt: first.createdAt };
  expect(
    monthlyPlanFrom(first, paymentReport("p1", { disputes, method: "directdebit" }), paidAt),
  ).toMatchObject(owed);
  expect(monthlyPlanFrom(first, paymentReport("p1", { disputes, method: "card" }), paidAt)).toMatchObject({
    status: "ACTIVE",
    failedAt: null,
  });
});

test("a reference is easy to read out and keeps all of its randomness", () => {
  expect(referenceFrom(new Uint8Array([0, 1, 2, 3, 4, 27, 28, 29, 30, 31]))).toBe("DON-01234-VWXYZ");
  expect(() => referenceFrom(new Uint8Array(3))).toThrow(RangeError);
});
