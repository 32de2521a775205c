import { expect, test } from "vitest";
import { atStripe } from "./at-stripe.fixtures.ts";
import { disputeFeeCents } from "./fake/returns.fixtures.ts";
import { failureFeeCents } from "./fake/bank.fixtures.ts";
import { asCents } from "#domain/money/cents.ts";

const { stripe, payments, now, later, opened } = atStripe({ maxPerPage: 2 });
const costsOf = async (since = new Date(now())) => {
  const costs = await payments().costs?.(since);
  if (typeof costs !== "object") throw new Error(`No costs: ${costs}`);
  return costs;
};
const centsOf = async () => (await costsOf()).map(({ cents }) => cents);

test("what a payment itself costs is not told a second time, nor is a refund that cost nothing", async () => {
  const id = await opened("d1-1");
  stripe().pay(id);
  await payments().refund(id, asCents(1000), "r1");
  expect(await costsOf()).toEqual([]);
});

test("what Stripe takes for its own services is told each once, page by page, from the day that is asked", async () => {
  stripe().bill(asCents(99), "Billing");
  later(2);
  const lines = [7, 35, 12].map((cents) => stripe().bill(asCents(cents), "Radar"));
  const costs = await costsOf();
  expect(costs).toHaveLength(3);
  expect(costs[0]).toEqual({
    id: lines[2]?.id,
    cents: 12,
    at: "2026-11-17T12:00:00.000Z",
    description: "Radar",
  });
  expect(await costsOf()).toEqual(costs);
});

test("a dispute has its fee, which comes back when it is won", async () => {
  const id = await opened("d1-1");
  stripe().pay(id);
  stripe().dispute(id, "needs_response");
  expect(await centsOf()).toEqual([disputeFeeCents]);
  stripe().dispute(id, "won");
  expect(await centsOf()).toEqual([-disputeFeeCents, disputeFeeCents]);
});

test("a debit that was not paid costs what its bank's refusal costs, all told", async () => {
  const unpaid = await opened("d1-1");
  stripe().process(unpaid);
  expect(await centsOf()).toEqual([]);
  stripe().failPending(unpaid);
  expect(await centsOf()).toEqual([failureFeeCents]);
});

test("a debit that was paid and failed later costs what the failure takes or gives beside the payment's fee", async () => {
  const late = await opened("d1-1");
  stripe().process(late);
  stripe().clear(late);
  stripe().failLate(late);
  expect(await centsOf()).toEqual([failureFeeCents - stripe().feeCents]);
});

test("costs cannot be told while Stripe cannot be asked", async () => {
  stripe().faults.push({ status: 503 });
  expect(await payments().costs?.(new Date(now()))).toBe("unavailable");
});
