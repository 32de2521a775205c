import type { PaymentReport } from "#domain/giving/payment-report.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import type { Subscriptions } from "#domain/giving/monthly/subscriptions.ts";
import type { MethodOffer } from "#domain/giving/start/method-offer.ts";
import { noCents } from "#domain/money/cents.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import type { PayoutSource } from "#domain/payouts/ports.ts";
import { subscriptionIdOf, type sandboxBank, type SandboxPayment } from "./bank.ts";
import { isSandboxOutOfOrder } from "./outage.ts";

type Needs = {
  bank: ReturnType<typeof sandboxBank>;
  payouts?: PayoutSource;
  subscriptions: Subscriptions;
  publicUrl: string;
};

/** The sandbox as a payment provider: it sends the donor to its page and reports the result by webhook. */
export const sandboxPayments = ({ bank, payouts, subscriptions, publicUrl }: Needs): PaymentProvider => ({
  name: "sandbox",
  ...(payouts && { payouts }),
  subscriptions,
  hasHostedPage: true,
  leavesOut: () => ["card"],

  methods: async () => (isSandboxOutOfOrder() ? "unavailable" : methods),

  open: async (order) => {
    if (isSandboxOutOfOrder()) return "unavailable";
    const payment = await bank.open({ ...order, withoutCards: order.without?.includes("card") ?? false });
    return {
      provider: "sandbox",
      paymentId: payment.id,
      next: { type: "redirect", url: `${publicUrl}/sandbox/pay/${payment.id}` },
    };
  },

  withdraw: async (paymentId) => {
    if (isSandboxOutOfOrder()) return "refused";
    if (await bank.act(paymentId, "cancel")) return "withdrawn";
    return (await bank.find(paymentId))?.state === "cancelled" ? "withdrawn" : "refused";
  },

  fetch: async (paymentId) => {
    if (isSandboxOutOfOrder()) return "unavailable";
    const payment = await bank.find(paymentId);
    return payment ? reportFrom(payment) : "unknown";
  },

  refund: async (paymentId, cents, refundId) => {
    // Out of order: it executes every other refund without an answer, as when an answer is lost.
    if (isSandboxOutOfOrder()) {
      if (isOdd(refundId)) await bank.act(paymentId, "refund", cents, refundId);
      return "unavailable";
    }
    if (await bank.act(paymentId, "refund", cents, refundId)) return "accepted";
    // Already done under this name.
    const known = (await bank.find(paymentId))?.refunds.some(({ id }) => id === `re_${refundId}`);
    return known ? "accepted" : "refused";
  },

  returnedSince: async (since) => (isSandboxOutOfOrder() ? "unavailable" : bank.returnedSince(since)),
});

const anyAmount = { minCents: smallestGift, maxCents: null };
const methods: readonly MethodOffer[] = [
  { method: "IDEAL", once: anyAmount, monthly: anyAmount, wallets: [] },
  { method: "CARD", once: anyAmount, monthly: anyAmount, wallets: ["APPLE_PAY", "GOOGLE_PAY"] },
  { method: "SEPA_DEBIT", once: null, monthly: anyAmount, wallets: [] },
];

const isOdd = (name: string): boolean => (name.charCodeAt(0) & 1) === 1;

/** A card that nobody typed is no card. */
const methodOf = ({ method }: SandboxPayment): string =>
  method === null || method === "CARD" ? "sandbox" : method.toLowerCase();

const reportFrom = (payment: SandboxPayment): PaymentReport => ({
  provider: "sandbox",
  paymentId: payment.id,
  attemptId: payment.attemptId,
  asOf: payment.changedAt.getTime(),
  state: payment.state,
  chargedCents: payment.chargedCents,
  currency: payment.currency,
  paidAt: payment.paidAt?.toISOString() ?? null,
  method: payment.card ? "card" : methodOf(payment),
  subscriptionId: subscriptionIdOf(payment),
  feeCents: noCents,
  // Its bank never says why.
  returnCode: null,
  refunds: payment.refunds,
  disputes: payment.disputes,
  // Its page declines a payment once. An automatic charge is not card testing.
  ...(payment.state === "failed" &&
    payment.attemptId !== null && {
      declines: [{ id: `${payment.id}-declined`, at: payment.changedAt.toISOString(), ...cardOf(payment) }],
    }),
  ...(payment.state === "paid" && cardOf(payment)),
});

const cardOf = ({ card }: SandboxPayment): { card?: string } => (card ? { card } : {});
