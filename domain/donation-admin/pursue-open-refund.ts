import { dayMs } from "#domain/calendar/day.ts";
import type { KeptRefund } from "./ports.ts";
import { lookForRefund, pursueRefund, type RefundNeeds } from "./pursue-refund.ts";

/** After this long there will be no answer: staff check the provider's dashboard. */
export const giveUpAfterDays = 5;

type Needs = RefundNeeds & {
  /** Gives up and notifies staff, atomically. */
  giveUp: (refund: KeptRefund) => Promise<void>;
  clock: () => Date;
};

/** Looks for an unanswered refund and repeats it, until it is too old. */
export const pursueOpenRefund =
  ({ giveUp, clock, ...needs }: Needs) =>
  async (refund: KeptRefund): Promise<void> => {
    const isLate = clock().getTime() - refund.askedAt.getTime() > giveUpAfterDays * dayMs;
    if (!isLate) return void (await pursueRefund(needs)(refund));
    // Only look: nobody waits for a new answer.
    const found = await lookForRefund(needs)(refund);
    if (found === null || found === "unavailable") await giveUp(refund);
  };
