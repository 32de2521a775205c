import { askProviders } from "./ask-providers.ts";
import type { NoticeOutcome } from "./handle-provider-notice.ts";
import type { PaymentRef } from "../payment-report.ts";
import type { Notice } from "../ports.ts";

const batch = 100;
/** After this long without a notice the provider is asked. */
const graceMs = 60_000;

type Needs = {
  /** Notices that could not be handled when they arrived. */
  waitingNotices: (before: Date, most: number) => Promise<readonly Notice[]>;
  /** Payments without a report since. */
  undecided: (before: Date, most: number) => Promise<readonly PaymentRef[]>;
  handleNotice: (notice: Notice) => Promise<NoticeOutcome>;
  markDone: (notice: Notice, at: Date) => Promise<unknown>;
  /** Settles what the provider now says. */
  follow: (payment: PaymentRef) => Promise<unknown>;
  clock: () => Date;
};

/** Payments without a recent report, and webhooks that could not be handled at the time. */
export const catchUpWithPayments =
  ({ waitingNotices, undecided, handleNotice, markDone, follow, clock }: Needs) =>
  async (before: Date = new Date(clock().getTime() - graceMs)): Promise<void> => {
    await askProviders(await waitingNotices(before, batch), async (notice) => {
      const outcome = await handleNotice(notice);
      // A made-up payment, received while the provider was unavailable.
      if (!outcome.ok && outcome.reason === "unknown_payment") await markDone(notice, clock());
    });
    await askProviders(await undecided(before, batch), follow);
  };
