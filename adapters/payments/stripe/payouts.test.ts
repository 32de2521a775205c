import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { netOf, problemOf } from "#domain/payouts/payout.ts";
import { atStripe } from "./at-stripe.fixtures.ts";
import { disputeFeeCents } from "./fake/returns.fixtures.ts";

const { stripe, payments, now, later, opened } = atStripe({ maxPerPage: 2 });

const since = () => new Date(now() - 1000);
async function told(from = since()) {
  const payouts = await payments().payouts?.payoutsSince(from);
  if (typeof payouts !== "object") throw new Error(`No payouts: ${payouts}`);
  return payouts;
}
async function partsOf(id: string) {
  const parts = await payments().payouts?.partsOf(id);
  if (typeof parts !== "object") throw new Error(`No parts: ${parts}`);
  return parts;
}
const balance = async () => payments().payouts?.balance();
const paid = async (attempt: string): Promise<string> => {
  const id = await opened(attempt);
  stripe().pay(id);
  return id;
};

test("a payout is told with all its parts, page by page, and they make its sum", async () => {
  const first = await paid("d1-1");
  const second = await paid("d2-1");
  await payments().refund(first, asCents(1000), "r1");
  stripe().dispute(second, "needs_response");
  stripe().bill(asCents(35), "Radar");
  const id = stripe().payOut();

  const [payout, ...others] = await told();
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ provider: "stripe", id, state: "ON_ITS_WAY", arrivesOn: "2026-11-17" });
  const parts = await partsOf(id);
  expect(parts.map(({ kind, paymentId, costCents }) => [kind, paymentId, costCents])).toEqual([
    ["charge", first, 0],
    ["charge", second, 0],
    ["refund", first, 0],
    ["dispute", second, disputeFeeCents],
    ["fee", null, 35],
  ]);
  expect(payout && problemOf(payout, parts)).toBeNull();
  expect(sumOf(parts.map(netOf))).toBe(payout?.cents);
});

test("costs of a payout have the names and sums by which the hourly look books them", async () => {
  const id = await paid("d1-1");
  stripe().dispute(id, "needs_response");
  stripe().bill(asCents(35), "Billing");
  const parts = await partsOf(stripe().payOut());
  const costs = await payments().costs?.(since());
  const bookedHourly = Array.isArray(costs) ? costs.map((cost) => [cost.id, cost.cents]) : costs;
  const withPayout = parts
    .filter(({ costCents }) => costCents !== 0)
    .map((part) => [part.id, part.costCents]);
  expect(withPayout).toEqual(expect.arrayContaining(Array.isArray(bookedHourly) ? [...bookedHourly] : []));
});

test("several are told from the oldest on, those before the day that is asked are not", async () => {
  await paid("d1-1");
  const ids = [stripe().payOut()];
  for (const attempt of ["d2-1", "d3-1", "d4-1"]) {
    later(1);
    await paid(attempt);
    ids.push(stripe().payOut());
  }
  const from = new Date(now() - 3 * 24 * 60 * 60 * 1000 - 1000);
  expect((await told(from)).map(({ id }) => id)).toEqual(ids);
  expect((await told()).map(({ id }) => id)).toEqual(ids.slice(-1));
});

test("what it is made of is told only when Stripe has listed it, and never of one made by hand", async () => {
  await paid("d1-1");
  const id = stripe().payOut({ reconciliation_status: "in_progress" });
  expect((await told())[0]?.partsAre).toBe("coming");
  stripe().finishParts(id);
  expect((await told())[0]?.partsAre).toBe("told");
  await paid("d2-1");
  stripe().payOut({ automatic: false, reconciliation_status: "not_applicable" });
  expect((await told()).at(-1)?.partsAre).toBe("untold");
});

test("one that the bank sends back after all has failed on that day, and its sum goes out with the next", async () => {
  await paid("d1-1");
  const id = stripe().payOut();
  stripe().arrive(id, "trace-123456");
  expect((await told())[0]).toMatchObject({ state: "PAID", references: ["trace-123456", id] });
  later(3);
  stripe().failPayout(id);
  const [failed] = await told(new Date(now() - 5 * 24 * 60 * 60 * 1000));
  expect(failed).toMatchObject({ state: "FAILED", failedAt: "2026-11-18T12:00:00.000Z" });
  expect((await partsOf(stripe().payOut())).map(({ kind }) => kind)).toEqual(["payout_back"]);
});

test("a charge that was made without us has no payment of ours", async () => {
  const charge = stripe().chargeElsewhere(asCents(2500), 60);
  const [part] = await partsOf(stripe().payOut());
  expect(part).toMatchObject({ kind: "charge", cents: 2500, feeCents: 60, paymentId: null });
  expect(part?.description).toContain(charge);
});

test("what an instant payout costs is a part of it", async () => {
  await paid("d1-1");
  const id = stripe().payOut({ fee: 50 });
  const [payout] = await told();
  const parts = await partsOf(id);
  expect(parts.map(({ kind, costCents }) => [kind, costCents])).toEqual([
    ["charge", 0],
    ["fee", 50],
  ]);
  expect(payout && problemOf(payout, parts)).toBeNull();
});

test("the balance is what lies there, without a debit that its bank has not paid", async () => {
  await paid("d1-1");
  expect(await balance()).toEqual({ cents: 2500 - stripe().feeCents });
  const debit = await opened("d2-1");
  stripe().process(debit);
  expect(await balance()).toEqual({ cents: 2500 - stripe().feeCents });
  stripe().clear(debit);
  expect(await balance()).toEqual({ cents: 2 * (2500 - stripe().feeCents) });
  stripe().payOut();
  expect(await balance()).toEqual({ cents: 0 });
});

test("what Stripe sets aside is ours, in a payout or outside of one, until it is let go", async () => {
  await paid("d1-1");
  const whole = { cents: 2500 - stripe().feeCents };
  stripe().reserve(900);
  expect(await balance()).toEqual(whole);
  const parts = await partsOf(stripe().payOut());
  expect(parts.map(({ kind, cents }) => [kind, cents])).toEqual([
    ["charge", 2500],
    ["reserve", -900],
  ]);
  expect(await balance()).toEqual({ cents: 900 });
  stripe().reserve(-300);
  expect(await balance()).toEqual({ cents: 900 });
  stripe().payOut();
  expect(await balance()).toEqual({ cents: 600 });
});

test("a key without the right to read payouts is neither an outage nor a shut account", async () => {
  stripe().faults.push({ status: 403 }, { status: 503 });
  expect(await payments().payouts?.payoutsSince(since())).toBe("not_permitted");
  expect(await payments().payouts?.payoutsSince(since())).toBe("unavailable");
});
