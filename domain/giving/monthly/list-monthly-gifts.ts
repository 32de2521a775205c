import type { Donor } from "../donor.ts";
import type { Localized } from "#domain/language.ts";
import { myMonthlyGift, type MonthlyGift, type MonthlyGifts, type MyMonthlyGift } from "./monthly-gift.ts";
import type { Provider } from "../payment-report.ts";
import type { Subscriptions } from "./subscriptions.ts";

type Needs = {
  gifts: Pick<MonthlyGifts, "ofDonor">;
  subscriptionsOf: (provider: Provider) => Subscriptions | null;
  campaignTitle: (id: string) => Promise<Localized | null>;
};

/** Includes the providers' state; without an answer our own data is shown. */
export const listMonthlyGifts = (needs: Needs) => {
  const describe = describeMonthlyGift(needs);
  return async (donor: Donor): Promise<MyMonthlyGift[]> =>
    Promise.all((await needs.gifts.ofDonor(donor)).map(describe));
};

export const describeMonthlyGift =
  ({ subscriptionsOf, campaignTitle }: Omit<Needs, "gifts">) =>
  async (gift: MonthlyGift): Promise<MyMonthlyGift> => {
    const { provider, subscriptionId, campaignId } = gift;
    const [subscription, title] = await Promise.all([
      subscriptionId === null ? null : subscriptionsOf(provider)?.describe(subscriptionId),
      campaignId === null ? null : campaignTitle(campaignId),
    ]);
    return myMonthlyGift(gift, typeof subscription === "object" ? subscription : null, title);
  };
