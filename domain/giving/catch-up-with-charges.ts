import type { MonthlyCare } from "./monthly-care.ts";
import type { MonthlyGift } from "./monthly-gift.ts";
import type { PaymentTruth, Provider } from "./payment-truth.ts";
import type { Payments } from "./ports.ts";
import type { Subscriptions } from "./subscriptions.ts";

type Needs = {
  care: Pick<MonthlyCare, "overdue" | "expectOn">;
  payments: Pick<Payments, "fetch">;
  subscriptionsOf: (provider: Provider) => Subscriptions | null;
  settle: (truth: PaymentTruth) => Promise<unknown>;
  today: () => string;
};

const batch = 100;

/**
 * Monthly gifts whose day has passed without a word: the provider is asked which charges it made, and each is settled
 * like any other. Nothing depends on a notice arriving.
 */
export const catchUpWithCharges =
  ({ care, payments, subscriptionsOf, settle, today }: Needs) =>
  async (): Promise<void> => {
    for (const gift of await care.overdue(today(), batch)) await catchUp(gift);

    async function catchUp(gift: MonthlyGift): Promise<void> {
      const { provider, subscriptionId } = gift;
      const subscriptions = subscriptionsOf(provider);
      if (!subscriptions?.charges || subscriptionId === null) return;
      // Asked in this order, a charge made in between is heard of next time instead of being passed over.
      const standing = await subscriptions.describe(subscriptionId);
      const charges = await subscriptions.charges(subscriptionId);
      if (typeof standing !== "object" || typeof charges === "string") return;
      for (const paymentId of charges) {
        const truth = await payments.fetch({ provider, paymentId });
        if (truth === "unavailable") return;
        if (truth !== "unknown") await settle(truth);
      }
      // A renewal moves the gift on by itself. Where there was none, the provider has put the charge off.
      if (standing.nextChargeOn !== null && standing.nextChargeOn > gift.nextChargeOn)
        await care.expectOn(gift, standing.nextChargeOn);
    }
  };
