import { expect, test } from "vitest";
import { paymentReport } from "../sample-gift.fixtures.ts";
import { keepingUnfitMoney } from "./keep-unfit-money.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { SettleOutcome } from "./settle-donation.ts";

async function kept(outcome: SettleOutcome, changes: Partial<PaymentReport> = {}, known: string[] = []) {
  const done: string[] = [];
  const settle = keepingUnfitMoney({
    settle: async () => outcome,
    book: async () => void done.push("booked"),
    findMonthly: async ({ subscriptionId }) => (known.includes(subscriptionId) ? {} : null),
    endSubscription: async ({ subscriptionId }) => void done.push(`ended ${subscriptionId}`),
  });
  expect(await settle(paymentReport("p1", changes))).toBe(outcome);
  return done;
}

const refused = (reason: Extract<SettleOutcome, { ok: false }>["reason"]) => ({ ok: false, reason }) as const;

test("the second subscription of a gift that was paid twice is ended, and its money lies apart", async () => {
  expect(await kept(refused("paid_twice"), { subscriptionId: "sub2" })).toEqual(["booked", "ended sub2"]);
  expect(await kept(refused("paid_twice"))).toEqual(["booked"]);
  expect(await kept(refused("paid_twice"), { subscriptionId: "sub1" }, ["sub1"])).toEqual(["booked"]);
});

test("what does not fit lies apart, but a charge that may be told before its gift waits for it", async () => {
  expect(await kept(refused("wrong_amount"))).toEqual(["booked"]);
  expect(await kept(refused("charged_after_end"), { subscriptionId: "sub1" })).toEqual(["booked"]);
  expect(await kept(refused("unknown_payment"))).toEqual(["booked"]);
  expect(await kept(refused("unknown_payment"), { subscriptionId: "sub1" })).toEqual([]);
});

test("nothing was paid, or all is well: nothing to keep", async () => {
  expect(await kept(refused("unknown_payment"), { state: "open" })).toEqual([]);
  const well = { ok: true, donationId: "d1", status: "COMPLETED", changed: true, withdraw: [] } as const;
  expect(await kept(well)).toEqual([]);
});
