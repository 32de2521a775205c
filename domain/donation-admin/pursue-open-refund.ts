import { dayMs } from "#domain/calendar/day.ts";
import type { KeptRefund } from "./ports.ts";
import { lookForRefund, pursueRefund, type RefundNeeds } from "./pursue-refund.ts";

/** After this long nobody will tell any more: staff look at the provider's own pages. */
export const giveUpAfterDays = 5;

type Needs = RefundNeeds & {
  /** Given up and told to staff, both or neither. */
  giveUp: (refund: KeptRefund) => Promise<void>;
  clock: () => Date;
};

/** Without anybody's asking: what was not answered is looked for, and asked for again, until it is too long ago. */
export const pursueOpenRefund =
  ({ giveUp, clock, ...needs }: Needs) =>
  async (refund: KeptRefund): Promise<void> => {
    const isLate = clock().getTime() - refund.askedAt.getTime() > giveUpAfterDays * dayMs;
    if (!isLate) return void (await pursueRefund(needs)(refund));
    // Not asked for any more: the answer to that would be one nobody waits for.
    const found = await lookForRefund(needs)(refund);
    if (found === null || found === "unavailable") await giveUp(refund);
  };
