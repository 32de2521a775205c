import type { PaymentRef, PaymentTruth } from "./payment-truth.ts";
import type { Notice, Payments } from "./ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

/** A donor has two or three cards. Whoever goes on after these does so through the door, where failures are counted. */
export const mostDeclines = 5;

type Settle = (truth: PaymentTruth, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  payments: Pick<Payments, "withdraw" | "fetch">;
  /** So that what the provider then calls cancelled is a gift that failed, which its donor may try again. */
  markWithdrawn: (payment: PaymentRef, at: Date) => Promise<void>;
  now: () => Date;
};

/**
 * Settles, and takes a payment back on which a handful of cards was declined: at some providers one payment would take any
 * number of them without our hearing of its donor again. What could not be withdrawn now is when it is next looked at.
 */
export const withdrawingTriedCards =
  ({ settle, payments, markWithdrawn, now }: Needs): Settle =>
  async (truth, notice = null) => {
    const outcome = await settle(truth, notice);
    if (!outcome.ok || !isTriedOut(truth)) return outcome;
    await markWithdrawn(truth, now());
    if ((await payments.withdraw(truth)) === "withdrawn") {
      const after = await payments.fetch(truth);
      if (typeof after === "object") await settle(after);
    }
    return outcome;
  };

/** Nobody sits in front of a renewal, which is no try of ours: the provider's own retries end by themselves. */
const isTriedOut = ({ state, attemptId, declines = [] }: PaymentTruth): boolean =>
  state === "open" && attemptId !== null && declines.length >= mostDeclines;
