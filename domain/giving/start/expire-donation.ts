import { dayMs } from "#domain/calendar/day.ts";
import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import type { Donations, Payments } from "../ports.ts";
import type { SettleOutcome } from "../settle/settle-donation.ts";

/** Unpaid donations expire after this. */
export const unpaidLifeMs = dayMs;

/** A donation that was started, or tried again, too long ago, with the payments that could still be paid. */
export type Overdue = Readonly<{ donationId: string; attemptId: string; payments: readonly PaymentRef[] }>;

type Needs = {
  payments: Pick<Payments, "withdraw" | "fetch">;
  settle: (report: PaymentReport) => Promise<SettleOutcome>;
  markExpired: (donationId: string, at: Date) => Promise<void>;
  giveUp: Donations<never>["giveUp"];
  clock: () => Date;
};

/** Withdraws each payment before the donation becomes FAILED, so that nobody can pay it later. Paid ones are settled; failures retried. */
export const expireDonation =
  ({ payments, settle, markExpired, giveUp, clock }: Needs) =>
  async ({ donationId, attemptId, payments: payable }: Overdue): Promise<"expired" | "left"> => {
    await markExpired(donationId, clock());
    for (const payment of payable) {
      const withdrawn = (await payments.withdraw(payment)) === "withdrawn";
      const report = await payments.fetch(payment);
      if (typeof report === "object") await settle(report);
      if (!withdrawn) return "left";
    }
    // Does nothing if the provider's report has decided already.
    await giveUp(attemptId, clock());
    return "expired";
  };
