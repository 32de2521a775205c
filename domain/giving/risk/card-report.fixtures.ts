import type { PaymentReport } from "../payment-report.ts";
import { paymentReport } from "../sample-gift.fixtures.ts";

/** What Stripe says of a payment by card that is open, unless it is told otherwise. */
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
