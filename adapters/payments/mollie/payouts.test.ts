import { afterEach, beforeEach, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { problemOf } from "#domain/payouts/payout.ts";
import { orderFor } from "../orders.fixtures.ts";
import { fakeMollie } from "./fake/mollie.fixtures.ts";
import { molliePayments } from "./payments.ts";

const dayMs = 24 * 60 * 60 * 1000;
let clock = Date.parse("2026-11-15T12:00:00Z");
let mollie: Awaited<ReturnType<typeof fakeMollie>>;
let payments: ReturnType<typeof molliePayments>;

beforeEach(async () => {
  clock = Date.parse("2026-11-15T12:00:00Z");
  mollie = await fakeMollie({ now: () => clock, maxPerPage: 2 });
  const addresses = { returnUrl: () => "https://us.test/", webhookUrl: null };
  payments = molliePayments({ settings: mollie.settings, addresses, now: () => clock });
});
afterEach(() => mollie.stop());

async function paid(attempt: string): Promise<string> {
  const payment = await payments.open(orderFor(attempt));
  if (typeof payment === "string") throw new Error("It was not opened");
  mollie.pay(payment.paymentId);
  return payment.paymentId;
}
async function told(since = new Date(clock - 1000)) {
  const payouts = await payments.payouts?.payoutsSince(since);
  if (typeof payouts !== "object") throw new Error(`No payouts: ${payouts}`);
  return payouts;
}
async function partsOf(id: string) {
  const parts = await payments.payouts?.partsOf(id);
  if (typeof parts !== "object") throw new Error(`No parts: ${parts}`);
  return parts;
}

test("a settlement is told with its payments, refunds and chargebacks, page by page, and they make its sum", async () => {
  const ids = [await paid("d1-1"), await paid("d2-1"), await paid("d3-1")];
  await payments.refund(ids[0] ?? "", asCents(1000), "r1");
  mollie.chargeBack(ids[1] ?? "");
  const id = mollie.settle({ costs: "0.8700" });
  const [payout, ...others] = await told();
  expect(others).toEqual([]);
  expect(payout).toMatchObject({
    provider: "mollie",
    id,
    cents: 7500 - 1000 - 2500 - 87,
    state: "PAID",
    references: ["1234567.2404.01"],
  });
  const parts = await partsOf(id);
  expect(parts.map(({ kind, cents, paymentId }) => [kind, cents, paymentId])).toEqual([
    ...ids.map((each) => ["charge", 2500, each]),
    ["refund", -1000, ids[0]],
    ["dispute", -2500, ids[1]],
    ["fee", -87, null],
  ]);
  expect(payout && problemOf(payout, parts)).toBeNull();
  // Its fees are booked from the balance, payment by payment.
  expect(parts.every(({ costCents }) => costCents === 0)).toBe(true);
});

test("what was taken in parts from a payment that was only authorised is named by that payment", async () => {
  const whole = await paid("d1-1");
  const authorised = await payments.open(orderFor("d2-1"));
  if (typeof authorised === "string") throw new Error("It was not opened");
  for (const value of ["5.00", "7.50", "1.25"]) mollie.capture(authorised.paymentId, value);
  const id = mollie.settle();
  const parts = await partsOf(id);
  expect(parts.map(({ kind, cents, paymentId }) => [kind, cents, paymentId])).toEqual([
    ["charge", 2500, whole],
    ["charge", 500, authorised.paymentId],
    ["charge", 750, authorised.paymentId],
    ["charge", 125, authorised.paymentId],
  ]);
  const [payout] = await told();
  expect(payout && problemOf(payout, parts)).toBeNull();
});

test("a fraction of a cent is a line of its own", async () => {
  const [first] = [await paid("d1-1")];
  const id = mollie.settle({ costs: "3.1460" });
  const parts = await partsOf(id);
  const [payout] = await told();
  expect(payout?.cents).toBe(2185);
  expect(parts.map(({ kind, cents }) => [kind, cents])).toEqual([
    ["charge", 2500],
    ["fee", -315],
  ]);
  expect(payout && problemOf(payout, parts)).toBeNull();
  expect(parts[0]?.paymentId).toBe(first);

  await paid("d2-1");
  const second = mollie.settle({ costs: "3.1440" });
  expect((await partsOf(second)).map(({ kind, cents }) => [kind, cents])).toEqual([
    ["charge", 2500],
    ["fee", -314],
    ["rounding", -1],
  ]);
});

test("one that does not make its sum says so", async () => {
  await paid("d1-1");
  const id = mollie.settle({ skewCents: 250 });
  const [payout] = await told();
  expect(payout && problemOf(payout, await partsOf(id))).toEqual({
    reason: "does_not_add_up",
    differenceCents: -250,
  });
});

test("those that are being gathered are left out; one that failed is told as such", async () => {
  await paid("d1-1");
  const id = mollie.settle({ status: "pending" });
  expect(await told()).toEqual([]);
  mollie.moveSettlement(id, "processing-at-bank");
  expect((await told())[0]?.state).toBe("ON_ITS_WAY");
  mollie.moveSettlement(id, "failed");
  expect((await told())[0]).toMatchObject({ state: "FAILED", failedAt: "2026-11-15T12:00:00.000Z" });
});

test("several are told from the oldest on, and none from before the day that is asked", async () => {
  const ids: string[] = [];
  for (const attempt of ["d1-1", "d2-1", "d3-1", "d4-1"]) {
    clock += dayMs;
    await paid(attempt);
    ids.push(mollie.settle());
  }
  expect((await told(new Date(clock - 2 * dayMs))).map(({ id }) => id)).toEqual(ids.slice(-3));
});

test("the balance is what reached it and was not paid out", async () => {
  const id = await paid("d1-1");
  const balance = async () => payments.payouts?.balance();
  expect(await balance()).toEqual({ cents: 0 });
  mollie.toBalance(id, asCents(29));
  expect(await balance()).toEqual({ cents: 2471 });
  mollie.settle({ costs: "0.2900" });
  expect(await balance()).toEqual({ cents: 0 });
});

test("a token that may only read the balance is neither an outage nor a shut account", async () => {
  mollie.faults.push({ status: 403 }, { status: 503 });
  expect(await payments.payouts?.payoutsSince(new Date(0))).toBe("not_permitted");
  expect(await payments.payouts?.payoutsSince(new Date(0))).toBe("unavailable");
});

test("without a token of the organisation nothing is read", () => {
  const { accessToken: _, ...settings } = mollie.settings;
  const addresses = { returnUrl: () => "https://us.test/", webhookUrl: null };
  expect(molliePayments({ settings, addresses }).payouts).toBeUndefined();
});
