import type { Provider } from "#domain/giving/payment-report.ts";
import type { Subscriptions } from "#domain/giving/subscriptions.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** A monthly gift stays with the provider that collects it, whichever would serve a new one. */
export const subscriptionsOf =
  (providers: readonly PaymentProvider[]) =>
  (name: Provider): Subscriptions | null =>
    providers.find((provider) => provider.name === name)?.subscriptions ?? null;
