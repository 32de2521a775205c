import { addDays } from "#domain/calendar/day.ts";
import {
  nextStepFor,
  noticeDays,
  type Debit,
  type MonthlyMaintenance,
  type OwedGift,
} from "./monthly-maintenance.ts";
import type { MonthlyGift } from "./monthly-gift.ts";
import type { Provider } from "../payment-report.ts";
import type { Subscriptions, SubscriptionReport } from "./subscriptions.ts";

type Needs = {
  maintenance: MonthlyMaintenance;
  subscriptionsOf: (provider: Provider) => Subscriptions | null;
  clock: () => Date;
  today: () => string;
  creditor: () => Promise<Readonly<{ name: string; id: string | null }>>;
};

const batch = 100;

/** Sends notices before charges and emails after failures, and ends hopeless plans. Provider errors are retried next round. */
export const maintainMonthlyGifts = ({ maintenance, subscriptionsOf, clock, today, creditor }: Needs) => {
  const subscriptionReportOf = async ({ provider, subscriptionId }: MonthlyGift) =>
    (subscriptionId !== null && (await subscriptionsOf(provider)?.describe(subscriptionId))) || "unavailable";

  const announce = async (gift: MonthlyGift): Promise<void> => {
    const subscription = await subscriptionReportOf(gift);
    if (subscription === "unavailable") return;
    if (hasEnded(subscription)) return void (await maintenance.end(gift, "provider", clock()));
    if (subscription.nextChargeOn !== null && subscription.nextChargeOn !== gift.nextChargeOn)
      return maintenance.expectOn(gift, subscription.nextChargeOn);
    await maintenance.announce(gift, await debitOf(subscription));
  };

  const debitOf = async ({ method, mandateReference }: SubscriptionReport): Promise<Debit | null> => {
    if (method.kind !== "sepa_debit") return null;
    const { name, id } = await creditor();
    return { creditor: name, creditorId: id, mandateReference: mandateReference ?? null };
  };

  const handleOwed = async (gift: OwedGift): Promise<void> => {
    const subscription = await subscriptionReportOf(gift);
    if (subscription === "unavailable") return;
    if (hasEnded(subscription)) return void (await maintenance.end(gift, "provider", clock()));
    const { kind } = subscription.method;
    const step = nextStepFor(gift, kind, clock());
    if (step === "end") return endFor(gift);
    if (step) await maintenance.tell(gift, step, kind, clock());
  };

  /** First at the provider, so that nothing can be charged to a gift that has ended. */
  const endFor = async (gift: OwedGift): Promise<void> => {
    const answer = await subscriptionsOf(gift.provider)?.cancel(gift.subscriptionId ?? "");
    if (answer === "done" || answer === "refused") await maintenance.end(gift, "payment", clock());
  };

  return async (): Promise<void> => {
    for (const gift of await maintenance.toAnnounce(today(), addDays(today(), noticeDays), batch))
      await announce(gift);
    for (const gift of await maintenance.owed(clock(), batch)) await handleOwed(gift);
  };
};

const hasEnded = (subscription: SubscriptionReport | "refused"): subscription is "refused" =>
  subscription === "refused" || subscription.status === "ENDED";
