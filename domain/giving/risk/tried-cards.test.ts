import { expect, test } from "vitest";
import { paymentReport } from "../sample-gift.fixtures.ts";
import type { PaymentReport } from "../payment-report.ts";
import { withdrawingTriedCards } from "./tried-cards.ts";

const declined = (times: number) =>
  Array.from({ length: times }, (_, n) => ({ id: `ch_${n}`, at: "2026-11-01T10:00:00Z" }));
const report = (changes: Partial<PaymentReport>): PaymentReport =>
  paymentReport("pi_1", {
    provider: "stripe",
    attemptId: "d1-1",
    asOf: 1,
    state: "open",
    method: null,
    ...changes,
  });

function settling(withdraws: "withdrawn" | "refused" = "withdrawn", strained = false) {
  const done: string[] = [];
  const settle = withdrawingTriedCards({
    settle: ({ state }) => {
      done.push(`settle ${state}`);
      return Promise.resolve({ ok: true, donationId: "d1", status: "PENDING", changed: true, withdraw: [] });
    },
    payments: {
      withdraw: () => Promise.resolve((done.push("withdraw"), withdraws)),
      fetch: () => Promise.resolve(report({ state: "cancelled", asOf: 2 })),
    },
    markWithdrawn: ({ paymentId }) => Promise.resolve(void done.push(`mark ${paymentId}`)),
    clock: () => new Date(),
    isStrained: () => strained,
  });
  return { settle, done };
}

test("a payment on which a handful of cards was declined is withdrawn", async () => {
  const { settle, done } = settling();
  await settle(report({ declines: declined(5) }));
  expect(done).toEqual(["settle open", "mark pi_1", "withdraw", "settle cancelled"]);
});

test.each([
  { declines: declined(4) },
  {},
  { declines: declined(9), state: "paid" as const },
  { declines: declined(9), state: "cancelled" as const },
  { declines: declined(9), attemptId: null },
])("but not with %o", async (changes) => {
  const { settle, done } = settling();
  await settle(report(changes));
  expect(done).toHaveLength(1);
});

test("while cards are being tried out, one declined card is enough", async () => {
  const { settle, done } = settling("withdrawn", true);
  await settle(report({ declines: declined(1) }));
  expect(done).toContain("withdraw");
});

test("what cannot be withdrawn now is left for the next look", async () => {
  const { settle, done } = settling("refused");
  await settle(report({ declines: declined(5) }));
  expect(done).toEqual(["settle open", "mark pi_1", "withdraw"]);
});
