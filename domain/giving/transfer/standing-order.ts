import type { Cents } from "#domain/money/cents.ts";
import type { Donation } from "../donation.ts";
import { newAttempt, type PaymentAttempt } from "../payment-attempt.ts";

type Line = Readonly<{ cents: Cents; at: Date; paymentId: string }>;

/** Each month is a donation of the amount that arrived. Only the first emails the contact of a tribute. */
export function giftOfStandingOrder(
  first: Donation,
  { cents, at, paymentId }: Line,
  names: Pick<Donation, "id" | "reference">,
): { donation: Donation; attempt: PaymentAttempt } {
  const donation: Donation = {
    ...first,
    ...names,
    giftCents: cents,
    chargedCents: cents,
    tribute: first.tribute && { ...first.tribute, message: null, notifyEmail: null },
    status: "PENDING",
    version: 1,
    createdAt: at,
    paidAt: null,
    paidAttemptId: null,
    monthlyGiftId: first.id,
  };
  return { donation, attempt: { ...newAttempt(donation, 1, at), payment: { provider: "bank", paymentId } } };
}
