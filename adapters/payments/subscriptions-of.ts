import type { Provider } from "#domain/giving/payment-report.ts";
import type { Subscriptions } from "#domain/giving/monthly/subscriptions.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** A monthly donation stays with its provider, whichever serves new ones. */
export const subscriptionsOf =
  (providers: readonly PaymentProvider[]) =>
  (name: Provider): Subscriptions | null =>
    providers.find((provider) => provider.name === name)?.subscriptions ?? null;

/** A provider that keeps nobody has nobody to forget; one that serves no longer is asked when it does. */
export const forgetCustomer =
  (providers: readonly PaymentProvider[]) =>
  async ({ provider, subscriptionId }: { provider: string; subscriptionId: string }) => {
    const subscriptions = providers.find(({ name }) => name === provider)?.subscriptions;
    if (!subscriptions) return "unavailable" as const;
    return subscriptions.forget ? subscriptions.forget(subscriptionId) : ("done" as const);
  };
