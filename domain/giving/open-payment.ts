import type { NextStep, PaymentAttempt } from "./payment-attempt.ts";
import type { Donations, PaymentOrder, Payments, StartedDonation } from "./ports.ts";
import type { Donation } from "./donation.ts";

type Needs = {
  donations: Pick<Donations<never>, "opened" | "release" | "giveUp">;
  payments: Pick<Payments, "open" | "withdraw">;
  now: () => Date;
};

type Outcome =
  | Readonly<{ ok: true; donationId: string; status: "PENDING"; next: NextStep }>
  | Readonly<{ ok: false; reason: "payment_in_progress" | "payments_unavailable" }>;

/** For whoever holds the claim on the attempt. No payment opens while an earlier one could still be paid. */
export const openPayment =
  ({ donations, payments, now }: Needs) =>
  async ({ donation, attempt, earlier }: StartedDonation, needsHostedPage: boolean): Promise<Outcome> => {
    for (const payment of earlier) {
      if ((await payments.withdraw(payment)) === "withdrawn") continue;
      await donations.release(attempt.id);
      return { ok: false, reason: "payment_in_progress" };
    }

    const opened = await payments.open({ ...orderOf(donation, attempt), needsHostedPage });
    if (opened === "unavailable") {
      await donations.giveUp(attempt.id, now());
      return { ok: false, reason: "payments_unavailable" };
    }
    // Whoever took longer than a claim lasts may find that another request has moved on.
    if ((await donations.opened(attempt, opened)) === "superseded") {
      await payments.withdraw(opened);
      return { ok: false, reason: "payment_in_progress" };
    }
    return { ok: true, donationId: donation.id, status: "PENDING", next: opened.next };
  };

const orderOf = (donation: Donation, attempt: PaymentAttempt): Omit<PaymentOrder, "needsHostedPage"> => ({
  attemptId: attempt.id,
  donationId: donation.id,
  reference: donation.reference,
  chargedCents: attempt.chargedCents,
  currency: donation.currency,
  frequency: attempt.frequency,
  donorName: donation.donorName,
  donorEmail: donation.donorEmail,
  language: donation.language,
});
