import type { PaymentReport } from "../payment-report.ts";
import type { Notice } from "../ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

type Subscription = Readonly<{ provider: PaymentReport["provider"]; subscriptionId: string }>;
type Settle = (report: PaymentReport, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  /** Each movement once. */
  book: (report: PaymentReport) => Promise<void>;
  findMonthly: (subscription: Subscription) => Promise<unknown>;
  /** At the provider. */
  endSubscription: (subscription: Subscription) => Promise<unknown>;
};

/** Books money that is not a donation to a separate account for staff. Ends a duplicate subscription. Early charges wait. */
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
