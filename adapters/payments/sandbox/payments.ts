import type { PaymentTruth } from "#domain/giving/payment-truth.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import type { sandboxBank, SandboxPayment } from "./bank.ts";

type Needs = { bank: ReturnType<typeof sandboxBank>; publicUrl: string };

/** The sandbox as a payment provider: the donor is sent to its page, and its notices tell how it went. */
export const sandboxPayments = ({ bank, publicUrl }: Needs): PaymentProvider => ({
  name: "sandbox",
  hasHostedPage: true,

  open: async (order) => {
    const payment = await bank.open({ ...order, amountCents: order.chargedCents });
    return {
      provider: "sandbox",
      paymentId: payment.id,
      next: { type: "redirect", url: `${publicUrl}/sandbox/pay/${payment.id}` },
    };
  },

  withdraw: async (paymentId) => {
    if (await bank.act(paymentId, "cancel")) return "withdrawn";
    return (await bank.find(paymentId))?.state === "cancelled" ? "withdrawn" : "refused";
  },

  fetch: async (paymentId) => {
    const payment = await bank.find(paymentId);
    return payment ? truthOf(payment) : "unknown";
  },

  refund: async (paymentId, cents) => ((await bank.act(paymentId, "refund", cents)) ? "accepted" : "refused"),
});

const truthOf = (payment: SandboxPayment): PaymentTruth => ({
  provider: "sandbox",
  paymentId: payment.id,
  attemptId: payment.attemptId,
  asOf: payment.changedAt.getTime(),
  state: payment.state,
  amountCents: payment.amountCents,
  currency: payment.currency,
  paidAt: payment.paidAt?.toISOString() ?? null,
  method: "sandbox",
  subscriptionId: payment.frequency === "MONTHLY" ? `sub_${payment.id}` : null,
  feeCents: 0,
  refunds: payment.refunds,
  disputes: payment.disputes,
});
