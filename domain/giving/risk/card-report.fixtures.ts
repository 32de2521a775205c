import type { PaymentReport } from "../payment-report.ts";
import { paymentReport } from "../sample-gift.fixtures.ts";

/** Stripe's report of an open card payment, with overrides. */
export const cardReport = (paymentId: string, now: number, changes: Partial<PaymentReport>): PaymentReport =>
  paymentReport(paymentId, {
    provider: "stripe",
    attemptId: "a1",
    asOf: now,
    state: "open",
    method: "card",
    ...changes,
  });

export const declinedAt = (id: string, at: number): Pick<PaymentReport, "declines"> => ({
  declines: [{ id, at: new Date(at).toISOString() }],
});
