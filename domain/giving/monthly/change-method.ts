import type { MonthlyGift } from "./monthly-gift.ts";
import type { Provider } from "../payment-report.ts";
import type { Subscriptions } from "./subscriptions.ts";

type Needs = { subscriptionsOf: (provider: Provider) => Subscriptions | null };

export type MethodOutcome =
  | Readonly<{ ok: true; url: string }>
  | Readonly<{
      ok: false;
      reason: "gift_unknown" | "gift_ended" | "provider_refused" | "payments_unavailable";
    }>;

/** The donor chooses another card or account at the provider; we never see it. */
export const changeMethod =
  ({ subscriptionsOf }: Needs) =>
  async (gift: MonthlyGift | null, returnUrl: string): Promise<MethodOutcome> => {
    if (!gift) return { ok: false, reason: "gift_unknown" };
    if (gift.status === "ENDED") return { ok: false, reason: "gift_ended" };
    const subscriptions = subscriptionsOf(gift.provider);
    if (!subscriptions || gift.subscriptionId === null) return { ok: false, reason: "payments_unavailable" };
    const answer = await subscriptions.changeMethod(gift.subscriptionId, returnUrl);
    if (answer === "unavailable") return { ok: false, reason: "payments_unavailable" };
    return answer === "refused" ? { ok: false, reason: "provider_refused" } : { ok: true, url: answer.url };
  };
