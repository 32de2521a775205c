import type { PaymentReport } from "./payment-report.ts";
import type { Notice } from "./ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

type Settle = (report: PaymentReport, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  /** What moved of a payment that is no gift, each movement once. */
  book: (report: PaymentReport) => Promise<void>;
  /** At the provider, unless it is that of a gift we know. */
  endSubscription: (report: PaymentReport) => Promise<void>;
};

/**
 * Money that is no gift lies in an account of its own, where staff see it and send it back. A second subscription of one
 * gift would go on charging, so it is ended. A charge that may be told before its gift has begun waits for that.
 */
export const keepingUnfitMoney =
  ({ settle, book, endSubscription }: Needs): Settle =>
  async (report, notice = null) => {
    const outcome = await settle(report, notice);
    if (outcome.ok || report.state !== "paid") return outcome;
    const mayYetBegin = outcome.reason === "unknown_payment" && report.subscriptionId !== null;
    if (!mayYetBegin) await book(report);
    if (outcome.reason === "paid_twice" && report.subscriptionId !== null) await endSubscription(report);
    return outcome;
  };
