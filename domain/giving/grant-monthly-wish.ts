import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { MonthlyDonor, MonthlyGift, MonthlyGifts } from "./monthly-gift.ts";
import { planWish, type MonthlyWish, type WishPlan, type WishRefusal } from "./monthly-wish.ts";
import type { Provider } from "./payment-truth.ts";
import type { Subscriptions } from "./subscriptions.ts";

type Needs = {
  gifts: Pick<MonthlyGifts, "find" | "wish" | "forgetWish" | "write">;
  subscriptionsOf: (provider: Provider) => Subscriptions | null;
  feeRates: () => Promise<FeeRates>;
  now: () => Date;
  today: () => string;
};

export type GrantOutcome =
  | Readonly<{ ok: true; gift: MonthlyGift }>
  | Readonly<{
      ok: false;
      reason: WishRefusal | "gift_unknown" | "provider_refused" | "payments_unavailable";
    }>;

/** The donor changed it each time in between: nobody clicks that fast. */
const mostTries = 5;

/**
 * Does what a donor asks about a monthly gift: first at the provider, which charges by itself, then here with the
 * letter that says so. Asking again does nothing twice; whoever dies half-way can simply ask again.
 */
export const grantMonthlyWish =
  ({ gifts, subscriptionsOf, feeRates, now, today }: Needs) =>
  async (id: string, donor: MonthlyDonor, wish: MonthlyWish): Promise<GrantOutcome> => {
    for (let tries = 0; tries < mostTries; tries++) {
      const stored = await gifts.find(id, donor);
      if (!stored) return { ok: false, reason: "gift_unknown" };
      const subscriptions = subscriptionsOf(stored.provider);
      const { subscriptionId } = stored;
      if (!subscriptions || subscriptionId === null) return { ok: false, reason: "payments_unavailable" };

      // A charge may have happened that we have not heard of: what comes next, the provider knows best.
      const standing = await subscriptions.describe(subscriptionId);
      if (standing === "unavailable") return { ok: false, reason: "payments_unavailable" };
      const next = standing === "refused" ? null : standing.nextChargeOn;
      const gift = { ...stored, nextChargeOn: next ?? stored.nextChargeOn };

      const plan = planWish(gift, wish, { today: today(), fees: await feeRates() });
      if (plan === null) return { ok: true, gift };
      if (typeof plan === "string") return { ok: false, reason: plan };

      const refusal = await askProvider(gift, plan, subscriptions, subscriptionId);
      if (refusal) return { ok: false, reason: refusal };
      if ((await gifts.write(stored, plan.change, plan.occasion, now())) === "written")
        return { ok: true, gift: { ...gift, ...plan.change } };
    }
    throw new Error(`Monthly gift ${id} changed ${mostTries} times while a wish was granted`);

    async function askProvider(
      gift: MonthlyGift,
      { change, occasion, ask }: WishPlan,
      subscriptions: Subscriptions,
      subscriptionId: string,
    ): Promise<"provider_refused" | "payments_unavailable" | null> {
      const { amountCents = gift.amountCents, chargedCents = gift.chargedCents } = change;
      const isNewAmount = chargedCents !== gift.chargedCents;
      if (isNewAmount) await gifts.wish(gift.id, { amountCents, chargedCents });
      const answer = await ask(subscriptions, subscriptionId);
      // Whatever the provider no longer knows, it no longer charges: that is all an ending asks for.
      if (answer === "done" || (answer === "refused" && occasion === "cancelled")) return null;
      // Without an answer nobody knows whether it was heard, so the wish stays.
      if (answer === "refused" && isNewAmount) await gifts.forgetWish(gift.id);
      return answer === "refused" ? "provider_refused" : "payments_unavailable";
    }
  };
