import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import type { Notice, Payments } from "../ports.ts";
import type { SettleOutcome } from "../settle/settle-donation.ts";

/** A donor has two or three cards. Further attempts pass the guard, which counts failures. */
const maxDeclines = 5;
/** During card testing, one is enough. */
const maxDeclinesUnderAttack = 1;

type Settle = (report: PaymentReport, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  payments: Pick<Payments, "withdraw" | "fetch">;
  /** Then the provider's "cancelled" counts as a failed gift, which its donor may retry. */
  markWithdrawn: (payment: PaymentRef, at: Date) => Promise<void>;
  clock: () => Date;
  /** Whether many cards were declined at this provider lately. */
  isStrained: (provider: string) => boolean;
};

/** Settles, and withdraws a payment after several declined cards: some providers would accept any number on one payment. */
export const withdrawingTriedCards =
  ({ settle, payments, markWithdrawn, clock, isStrained }: Needs): Settle =>
  async (report, notice = null) => {
    const outcome = await settle(report, notice);
    if (
      !outcome.ok ||
      !isTriedOut(report, isStrained(report.provider) ? maxDeclinesUnderAttack : maxDeclines)
    )
      return outcome;
    await markWithdrawn(report, clock());
    if ((await payments.withdraw(report)) === "withdrawn") {
      const after = await payments.fetch(report);
      if (typeof after === "object") await settle(after);
    }
    return outcome;
  };

/** A renewal has no donor present; the provider's retries end automatically. */
const isTriedOut = ({ state, attemptId, declines = [] }: PaymentReport, most: number): boolean =>
  state === "open" && attemptId !== null && declines.length >= most;
