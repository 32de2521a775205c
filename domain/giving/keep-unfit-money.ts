import type { PaymentTruth } from "./payment-truth.ts";
import type { Notice } from "./ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

type Settle = (truth: PaymentTruth, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  /** What moved of a payment that is no gift, each movement once. */
  book: (truth: PaymentTruth) => Promise<void>;
  /** At the provider, unless it is that of a gift we know. */
  endSubscription: (truth: PaymentTruth) => Promise<void>;
};

/**
 * Money that is no gift lies in an account of its own, where staff see it and send it back. A second subscription of one
 * gift would go on charging, so it is ended. A charge that may be told before its gift has begun waits for that.
 */
export const keepingUnfitMoney =
  ({ settle, book, endSubscription }: Needs): Settle =>
  async (truth, notice = null) => {
    const outcome = await settle(truth, notice);
    if (outcome.ok || truth.state !== "paid") return outcome;
    const mayYetBegin = outcome.reason === "unknown_payment" && truth.subscriptionId !== null;
    if (!mayYetBegin) await book(truth);
    if (outcome.reason === "paid_twice" && truth.subscriptionId !== null) await endSubscription(truth);
    return outcome;
  };
