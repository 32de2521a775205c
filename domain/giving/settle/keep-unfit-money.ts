import type { PaymentReport } from "../payment-report.ts";
import type { Notice } from "../ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

type Subscription = Readonly<{ provider: PaymentReport["provider"]; subscriptionId: string }>;
type Settle = (report: PaymentReport, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  /** What moved of a payment that is no gift, each movement once. */
  book: (report: PaymentReport) => Promise<void>;
  findMonthly: (subscription: Subscription) => Promise<unknown>;
  /** At the provider. */
  endSubscription: (subscription: Subscription) => Promise<unknown>;
};

/**
 * Money that is no gift lies in an account of its own, where staff see it and send it back. A second subscription of one
 * gift would go on charging, so it is ended, unless it turns out to be that of a gift we know. A charge that may be told before its gift has begun waits for that.
 */
export const keepingUnfitMoney =
  ({ settle, book, findMonthly, endSubscription }: Needs): Settle =>
  async (report, notice = null) => {
    const outcome = await settle(report, notice);
    if (outcome.ok || report.state !== "paid") return outcome;
    const mayYetBegin = outcome.reason === "unknown_payment" && report.subscriptionId !== null;
    if (!mayYetBegin) await book(report);
    const { provider, subscriptionId } = report;
    if (outcome.reason === "paid_twice" && subscriptionId !== null) {
      const subscription = { provider, subscriptionId };
      if (!(await findMonthly(subscription))) await endSubscription(subscription);
    }
    return outcome;
  };
