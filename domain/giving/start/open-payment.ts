import type { NextStep, PaymentAttempt } from "../payment-attempt.ts";
import type { BegunPayment, Donations, PaymentOrder, Payments, StartedDonation } from "../ports.ts";
import { haveSameChoices, type Donation } from "../donation.ts";

type Needs = {
  donations: Pick<Donations<never>, "opened" | "release" | "giveUp">;
  payments: Pick<Payments, "open" | "withdraw">;
  clock: () => Date;
};

type Outcome =
  | Readonly<{ ok: true; donationId: string; status: "PENDING"; next: NextStep }>
  | Readonly<{ ok: false; reason: "payment_in_progress" | "payments_unavailable" | "method_unavailable" }>
  | Begun;

/** An earlier payment cannot be withdrawn: the donor continues it or waits until it expires. */
export type Begun = Readonly<{ ok: false; reason: "payment_begun"; next: NextStep }>;

/** Requires the claim on the attempt. No payment opens while an earlier one could be paid; the same choices continue theirs. */
export const openPayment =
  ({ donations, payments, clock }: Needs) =>
  async (
    { donation, attempt, earlier }: StartedDonation,
    how: Pick<PaymentOrder, "needsHostedPage" | "rated">,
  ): Promise<Outcome> => {
    const same = earlier.find(({ choices }) => haveSameChoices(choices, attempt.choices));
    if (same?.next) {
      await donations.release(attempt.id);
      return { ok: true, donationId: donation.id, status: "PENDING", next: same.next };
    }
    for (const payment of earlier) {
      if ((await payments.withdraw(payment)) === "withdrawn") continue;
      await donations.release(attempt.id);
      return stillBegun(payment);
    }

    const opened = await payments.open({ ...orderOf(donation, attempt), ...how });
    if (typeof opened === "string") {
      await donations.giveUp(attempt.id, clock());
      const reason = opened === "unavailable" ? "payments_unavailable" : opened;
      return { ok: false, reason };
    }
    // After the claim has expired, another request may have continued.
    if ((await donations.opened(attempt, opened)) === "superseded") {
      await payments.withdraw(opened);
      return { ok: false, reason: "payment_in_progress" };
    }
    return { ok: true, donationId: donation.id, status: "PENDING", next: opened.next };
  };

const stillBegun = ({ next }: BegunPayment): Outcome =>
  next ? { ok: false, reason: "payment_begun", next } : { ok: false, reason: "payment_in_progress" };

const orderOf = (
  { id, reference, userId }: Donation,
  { id: attemptId, choices }: PaymentAttempt,
): Omit<PaymentOrder, "needsHostedPage" | "rated"> => ({
  attemptId,
  donationId: id,
  reference,
  chargedCents: choices.chargedCents,
  currency: choices.currency,
  frequency: choices.frequency,
  donorName: choices.donorName,
  donorEmail: choices.donorEmail,
  language: choices.language,
  byTransfer: choices.byTransfer,
  method: choices.method,
  note: {
    reference,
    giftCents: choices.giftCents,
    campaignId: choices.campaignId,
    programId: choices.programId,
    fund: choices.fund,
    language: choices.language,
    userId,
  },
});
