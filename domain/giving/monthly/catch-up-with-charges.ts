import { addDays } from "#domain/calendar/day.ts";
import { eachOf } from "../each-of.ts";
import type { MonthlyMaintenance } from "./monthly-maintenance.ts";
import type { MonthlyGift } from "./monthly-gift.ts";
import type { PaymentReport, Provider } from "../payment-report.ts";
import type { Payments } from "../ports.ts";
import type { Subscriptions } from "./subscriptions.ts";

type Needs = {
  maintenance: Pick<MonthlyMaintenance, "overdue" | "expectOn" | "end">;
  payments: Pick<Payments, "fetch">;
  subscriptionsOf: (provider: Provider) => Subscriptions | null;
  settle: (report: PaymentReport) => Promise<unknown>;
  clock: () => Date;
  today: () => string;
};

const batch = 1000;
/** A charge may have come before the day we expected; those that are known already are settled once more, for nothing. */
const lookBackDays = 45;

/**
 * Monthly gifts whose day has passed without a word: the provider is asked which charges it made, and each is settled
 * like any other. Nothing depends on a notice arriving.
 */
export const catchUpWithCharges =
  ({ maintenance, payments, subscriptionsOf, settle, clock, today }: Needs) =>
  async (): Promise<void> => {
    await eachOf(await maintenance.overdue(today(), batch), catchUp);

    async function catchUp(gift: MonthlyGift): Promise<void> {
      const { provider, subscriptionId, nextChargeOn } = gift;
      const subscriptions = subscriptionsOf(provider);
      if (!subscriptions || subscriptionId === null) return;
      // Asked in this order, a charge made in between is heard of next time instead of being passed over.
      const subscription = await subscriptions.describe(subscriptionId);
      const charges = await subscriptions.charges(subscriptionId, addDays(nextChargeOn, -lookBackDays));
      if (typeof subscription === "string" || typeof charges === "string") return;
      for (const paymentId of charges.toReversed()) {
        const report = await payments.fetch({ provider, paymentId });
        if (report === "unavailable") return;
        if (report !== "unknown") await settle(report);
      }
      if (subscription.status === "ENDED") await maintenance.end(gift, "provider", clock());
      // A renewal moves the gift on by itself. Where there was none, the provider has put the charge off.
      if (subscription.nextChargeOn !== null && subscription.nextChargeOn > nextChargeOn)
        await maintenance.expectOn(gift, subscription.nextChargeOn);
    }
  };
