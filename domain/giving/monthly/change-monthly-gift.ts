import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { Donor } from "../donor.ts";
import type { MonthlyGift, MonthlyGifts, UnansweredChange } from "./monthly-gift.ts";
import {
  planMonthlyChange,
  type MonthlyChangeRequest,
  type ChangePlan,
  type MonthlyChangeRefusal,
} from "./monthly-change-request.ts";
import type { Provider } from "../payment-report.ts";
import type { SubscriptionAnswer, Subscriptions } from "./subscriptions.ts";

type Needs = {
  gifts: Pick<MonthlyGifts, "find" | "keepChange" | "forgetChange" | "write">;
  subscriptionsOf: (provider: Provider) => Subscriptions | null;
  newKey: () => string;
  feeRates: () => Promise<FeeRates>;
  clock: () => Date;
  today: () => string;
};

export type CarryNeeds = Omit<Needs, "gifts"> & { gifts: Omit<Needs["gifts"], "find"> };

export type ChangeOutcome =
  /** Unanswered: requested, and repeated until the provider answers. */
  | Readonly<{ ok: true; gift: MonthlyGift; isUnanswered: boolean }>
  | Readonly<{
      ok: false;
      reason: MonthlyChangeRefusal | "gift_unknown" | "provider_refused" | "payments_unavailable";
    }>;

/** The donor would have to change it each time in between. */
const maxTries = 5;

export const changeMonthlyGift = (needs: Needs) => {
  const carryOut = carryOutChange(needs);
  return (id: string, donor: Donor, request: MonthlyChangeRequest): Promise<ChangeOutcome> =>
    carryOut(() => needs.gifts.find(id, donor), request);
};

/** Changes the provider first, because it charges automatically, then stores the change and the email. Safe to repeat. */
export const carryOutChange =
  ({ gifts, subscriptionsOf, newKey, feeRates, clock, today }: CarryNeeds) =>
  async (find: () => Promise<MonthlyGift | null>, request: MonthlyChangeRequest): Promise<ChangeOutcome> => {
    for (let tries = 0; tries < maxTries; tries++) {
      const stored = await find();
      if (!stored) return { ok: false, reason: "gift_unknown" };
      const subscriptions = subscriptionsOf(stored.provider);
      const { subscriptionId } = stored;
      if (!subscriptions || subscriptionId === null) return { ok: false, reason: "payments_unavailable" };

      // There may be a charge that we have not seen yet, so the provider's next date wins.
      const subscription = await subscriptions.describe(subscriptionId);
      if (subscription === "unavailable") return { ok: false, reason: "payments_unavailable" };
      const next = subscription === "refused" ? null : subscription.nextChargeOn;
      const gift = { ...stored, nextChargeOn: next ?? stored.nextChargeOn };

      const plan = planMonthlyChange(gift, request, { today: today(), fees: await feeRates() });
      if (plan === null) return { ok: true, gift, isUnanswered: false };
      if (typeof plan === "string") return { ok: false, reason: plan };

      const change = plan.occasion === "changed" ? unansweredOf(gift, plan) : null;
      if (change && (await gifts.keepChange(stored, change, clock())) === "stale") continue;
      const answer = await plan.ask(subscriptions, subscriptionId, change?.key ?? "");
      const refusal = refusalIn(answer, plan);
      // Without an answer the result is unknown, so the change stays pending and is retried.
      if (refusal === "payments_unavailable" && change)
        return { ok: true, gift: { ...stored, unanswered: change }, isUnanswered: true };
      if (refusal && change) await gifts.forgetChange(stored.id, change.key);
      if (refusal) return { ok: false, reason: refusal };

      // A concurrent identical request has already queued the email.
      const occasion = change && isSame(change, stored) ? null : plan.occasion;
      if ((await gifts.write(stored, plan.change, occasion, clock(), change?.key ?? null)) === "written")
        return { ok: true, gift: { ...gift, ...plan.change, unanswered: null }, isUnanswered: false };
    }
    throw new Error(`A monthly gift changed ${maxTries} times while it was to be changed`);

    /** Repeating the same change keeps its key. */
    function unansweredOf(gift: MonthlyGift, { change }: ChangePlan): UnansweredChange {
      const { giftCents, chargedCents, dayOfMonth } = { ...gift, ...change };
      const before = gift.unanswered;
      const wanted = { giftCents, chargedCents, dayOfMonth };
      return { ...wanted, key: before && isSame(wanted, before) ? before.key : newKey() };
    }
  };

type Wanted = Omit<UnansweredChange, "key">;
const isSame = (a: Wanted, b: Wanted): boolean =>
  a.giftCents === b.giftCents && a.chargedCents === b.chargedCents && a.dayOfMonth === b.dayOfMonth;

function refusalIn(
  answer: SubscriptionAnswer,
  { occasion }: ChangePlan,
): "provider_refused" | "payments_unavailable" | null {
  // What the provider no longer knows, it no longer charges: enough for an ending.
  if (answer === "done" || (answer === "refused" && occasion === "cancelled")) return null;
  return answer === "refused" ? "provider_refused" : "payments_unavailable";
}
