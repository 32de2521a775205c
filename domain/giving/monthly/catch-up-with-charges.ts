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
/** A charge can be early. Settling a known charge again has no effect. */
const lookBackDays = 45;

/** Asks the provider for charges of monthly donations that are overdue and settles each one. A lost webhook changes nothing. */
export const catchUpWithCharges =
  ({ maintenance, payments, subscriptionsOf, settle, clock, today }: Needs) =>
  async (): Promise<void> => {
    await eachOf(await maintenance.overdue(today(), batch), catchUp);

    async function catchUp(gift: MonthlyGift): Promise<void> {
      const { provider, subscriptionId, nextChargeOn } = gift;
      const subscriptions = subscriptionsOf(provider);
      if (!subscriptions || subscriptionId === null) return;
      // In this order, a charge made in between is found next time instead of being skipped.
      const subscription = await subscriptions.describe(subscriptionId);
      const charges = await subscriptions.charges(subscriptionId, addDays(nextChargeOn, -lookBackDays));
      if (typeof subscription === "string" || typeof charges === "string") return;
      for (const paymentId of charges.toReversed()) {
        const report = await payments.fetch({ provider, paymentId });
        if (report === "unavailable") return;
        if (report !== "unknown") await settle(report);
      }
      if (subscription.status === "ENDED") await maintenance.end(gift, "provider", clock());
      // A renewal moves the next date. Without one, the provider has postponed the charge.
      if (subscription.nextChargeOn !== null && subscription.nextChargeOn > nextChargeOn)
        await maintenance.expectOn(gift, subscription.nextChargeOn);
    }
  };
