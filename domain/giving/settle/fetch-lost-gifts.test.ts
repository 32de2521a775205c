import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { fetchLostGifts } from "./fetch-lost-gifts.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { RecalledPayment } from "./recalled-payment.ts";
import { noon, paymentReport } from "../sample-gift.fixtures.ts";
import type { SettleOutcome } from "./settle-donation.ts";

const recalled: RecalledPayment = {
  attemptId: "d1-1",
  frequency: "ONE_TIME",
  createdAt: noon,
  note: null,
  donorName: null,
  donorEmail: null,
};

/** A provider that has these payments, of which the copy knows some. */
function providerWith(reports: Record<string, Partial<PaymentReport>>, known: string[] = []) {
  const settled: string[] = [];
  const recreated: string[] = [];
  const silent = new Set<string>();
  const unfit = new Set<string>();
  const run = fetchLostGifts({
    payments: {
      fetch: async ({ paymentId }) =>
        silent.has(paymentId) ? "unavailable" : paymentReport(paymentId, reports[paymentId]),
    },
    unknownAmong: async (_, paymentIds) => paymentIds.filter((id) => !known.includes(id)),
    recreate: async ({ paymentId }) => {
      recreated.push(paymentId);
      return unfit.has(paymentId) ? "note_unreadable" : "recreated";
    },
    settle: async ({ paymentId }): Promise<SettleOutcome> => {
      settled.push(paymentId);
      known.push(paymentId);
      return unfit.has(paymentId)
        ? { ok: false, reason: "unknown_payment" }
        : { ok: true, donationId: "d1", status: "COMPLETED", changed: true, withdraw: [] };
    },
  });
  const ask = (returned: readonly string[] | "unavailable" = [], others: readonly string[] = []) =>
    run(
      {
        name: "stripe",
        memory: {
          begunSince: async () => Object.keys(reports),
          recall: async (paymentId) => (others.includes(paymentId) ? "not_ours" : recalled),
        },
        returnedSince: async () => returned,
      },
      noon,
    );
  return { ask, settled, recreated, silent, unfit };
}

test("what the copy never saw is written down and settled in the order it was begun; what it knows is passed over", async () => {
  const provider = providerWith({ first: {}, known: {}, open: { state: "open" } }, ["known"]);
  expect(await provider.ask()).toEqual({ recreated: 2, renewed: 0, unfit: 0, returned: 0 });
  expect(provider.recreated).toEqual(["first", "open"]);
  expect(provider.settled).toEqual(["first", "open"]);
  expect(await provider.ask()).toEqual({ recreated: 0, renewed: 0, unfit: 0, returned: 0 });
});

test("what nobody paid any more, and what others begin in the same account, is left alone", async () => {
  const provider = providerWith({ failed: { state: "failed" }, left: { state: "cancelled" }, others: {} });
  expect(await provider.ask([], ["others"])).toMatchObject({ recreated: 0, unfit: 0 });
  expect(provider.settled).toEqual([]);
});

test("a charge of a monthly gift is settled by its subscription, and money without a readable note is laid apart", async () => {
  const provider = providerWith({ charge: { subscriptionId: "sub_1" }, strange: {} });
  provider.unfit.add("strange");
  expect(await provider.ask([], ["charge"])).toEqual({ recreated: 0, renewed: 1, unfit: 1, returned: 0 });
  expect(provider.recreated).toEqual(["strange"]);
});

test("money that went back of a known gift is settled; of a payment that nobody here knows it is not asked", async () => {
  const refund = { id: "r1", cents: asCents(2500), state: "done", at: noon.toISOString() } as const;
  const provider = providerWith({ paid: { refunds: [refund] } }, ["paid"]);
  expect(await provider.ask(["paid", "nobody"])).toMatchObject({ recreated: 0, returned: 1 });
  expect(provider.settled).toEqual(["paid"]);
});

test("a provider that falls silent is asked nothing more, and the next round goes on where it stopped", async () => {
  const provider = providerWith({ one: {}, two: {}, three: {} });
  expect(await provider.ask("unavailable")).toBe("unavailable");
  provider.silent.add("two");
  expect(await provider.ask()).toBe("unavailable");
  expect(provider.settled).toEqual(["one"]);
  provider.silent.clear();
  expect(await provider.ask()).toMatchObject({ recreated: 2 });
  expect(provider.settled).toEqual(["one", "two", "three"]);
});
