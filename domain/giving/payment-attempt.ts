import { choicesIn, type Donation, type DonationChoices } from "./donation.ts";
import type { PaymentRef, PaymentReport } from "./payment-report.ts";

export type NextStep =
  | Readonly<{ type: "redirect"; url: string }>
  | Readonly<{ type: "stripe"; clientSecret: string; publishableKey: string }>;

/** Its id is the provider's idempotency key. Keeps the donor's choices, which may change while this attempt succeeds late. */
export type PaymentAttempt = Readonly<{
  id: string;
  donationId: string;
  number: number;
  choices: DonationChoices;
  /** Until then another request is opening the payment. */
  claimedUntil: Date;
  payment: PaymentRef | null;
  next: NextStep | null;
  report: PaymentReport | null;
  /** Withdrawn because nobody paid it. */
  expired?: boolean;
}>;

/** Longer than all providers together need, so a claim expires only if its process died. */
export const claimMs = 20_000;

export const newAttempt = (donation: Donation, number: number, now: Date): PaymentAttempt => ({
  id: `${donation.id}-${number}`,
  donationId: donation.id,
  number,
  choices: choicesIn(donation),
  claimedUntil: new Date(now.getTime() + claimMs),
  payment: null,
  next: null,
  report: null,
});

export const mayStillBePaid = ({ payment, report }: Pick<PaymentAttempt, "payment" | "report">): boolean =>
  payment !== null && report?.state !== "failed" && report?.state !== "cancelled";
