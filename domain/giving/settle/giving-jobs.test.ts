import { expect, test } from "vitest";
import { catchUpWithPayments } from "./catch-up-with-payments.ts";
import { expireAbandoned } from "../start/expire-abandoned.ts";
import { followUnfitMoney } from "./follow-unfit-money.ts";
import { numberReceipts, receiptsAtOnce } from "./number-receipts.ts";
import type { PaymentRef } from "../payment-report.ts";
import type { Notice } from "../ports.ts";

const clock = () => new Date("2026-11-16T12:00:00Z");
const payment = (paymentId: string): PaymentRef => ({ provider: "sandbox", paymentId });
const notice = (id: string): Notice => ({ ...payment(`p-${id}`), eventId: id });

const catching = (over: Partial<Parameters<typeof catchUpWithPayments>[0]>) => {
  const asked: string[] = [];
  const catchUp = catchUpWithPayments({
    waitingNotices: async () => [],
    undecided: async () => [],
    handleNotice: async () => ({ ok: true, repeated: false }),
    markDone: async ({ eventId }) => asked.push(`done ${eventId}`),
    follow: async ({ paymentId }) => asked.push(`followed ${paymentId}`),
    clock,
    ...over,
  });
  return { asked, catchUp };
};

test("a payment is asked about after a minute without a word", async () => {
  const since: string[] = [];
  const { asked, catchUp } = catching({
    undecided: async (before) => {
      since.push(before.toISOString());
      return [payment("p1"), payment("p2")];
    },
  });
  await catchUp();
  expect(since).toEqual(["2026-11-16T11:59:00.000Z"]);
  expect(asked).toEqual(["followed p1", "followed p2"]);
});

test("a kept notice that names no payment is put aside, another waits for its provider", async () => {
  const { asked, catchUp } = catching({
    waitingNotices: async () => [notice("made"), notice("real")],
    handleNotice: async ({ eventId }) => ({
      ok: false,
      reason: eventId === "made" ? "unknown_payment" : "kept_for_later",
    }),
  });
  await catchUp();
  expect(asked).toEqual(["done made"]);
});

test("a donation is abandoned a day after it was started", async () => {
  const expired: string[] = [];
  await expireAbandoned({
    overdue: async (startedBefore) => [
      { donationId: startedBefore.toISOString(), attemptId: "a1", payments: [] },
    ],
    expire: async ({ donationId }) => expired.push(donationId),
    clock,
  })();
  expect(expired).toEqual(["2026-11-15T12:00:00.000Z"]);
});

test("receipts are numbered until none waits", async () => {
  let waiting = 2 * receiptsAtOnce + 1;
  let rounds = 0;
  const numberNext = async (most: number) => {
    rounds += 1;
    const numbered = Math.min(most, waiting);
    waiting -= numbered;
    return Array.from({ length: numbered });
  };
  await numberReceipts({ numberNext, clock })();
  expect([waiting, rounds]).toEqual([0, 3]);
});

test("money that fits no gift is booked, each for itself, and all of it is told what failed", async () => {
  const booked: string[] = [];
  const follow = followUnfitMoney({
    unbooked: async () => ["broken", "whole"],
    book: async (money) => {
      if (money === "broken") throw new Error("cannot be booked");
      booked.push(money);
    },
    lyingHere: async () => [],
    follow: async () => {},
  });
  await expect(follow()).rejects.toThrow("cannot be booked");
  expect(booked).toEqual(["whole"]);
});
