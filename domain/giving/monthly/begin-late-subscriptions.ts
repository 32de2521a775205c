import { dayMs } from "#domain/calendar/day.ts";
import { eachOf } from "../each-of.ts";
import type { PaymentRef } from "../payment-report.ts";
import type { Payments } from "../ports.ts";

/** A monthly gift that runs without a subscription, and the payment it began with. */
export type UnsubscribedGift = Readonly<{ giftId: string; payment: PaymentRef }>;

type Needs = {
  payments: Pick<Payments, "fetch">;
  /** Those that began after this, oldest first. */
  unsubscribed: (begunAfter: Date, most: number) => Promise<readonly UnsubscribedGift[]>;
  /** Does nothing if the gift has one already, or has ended. */
  subscribed: (giftId: string, subscriptionId: string) => Promise<void>;
  clock: () => Date;
};

const batch = 100;
/** Banks confirm a mandate within three days. */
const maxWaitMs = 10 * dayMs;

/** A mandate may be confirmed days after its first payment. Fetching that payment begins the subscription when possible. */
export const beginLateSubscriptions =
  ({ payments, unsubscribed, subscribed, clock }: Needs) =>
  async (): Promise<void> =>
    eachOf(
      await unsubscribed(new Date(clock().getTime() - maxWaitMs), batch),
      async ({ giftId, payment }) => {
        const report = await payments.fetch(payment);
        if (typeof report === "object" && report.subscriptionId !== null)
          await subscribed(giftId, report.subscriptionId);
      },
    );
