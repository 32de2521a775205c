import type { Subscriptions } from "#domain/giving/monthly/subscriptions.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { RealProvider } from "#domain/money/providers.ts";
import { mollieAdapter } from "./mollie/adapter.ts";
import type { ConfiguredProvider, PaymentAdapter } from "./payment-adapter.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { stripeAdapter } from "./stripe/adapter.ts";

/** Every provider with its adapter. The sandbox has none: it is part of the demonstration. */
export const paymentAdapters = {
  stripe: stripeAdapter,
  mollie: mollieAdapter,
} satisfies Record<RealProvider, PaymentAdapter<never>>;

export const providerVariables = { ...stripeAdapter.variables, ...mollieAdapter.variables };
export type ProviderVariableName = keyof typeof providerVariables;

/** Providers with keys, including those that serve only earlier donations. */
export const configuredProviders = (
  values: Readonly<Partial<Record<ProviderVariableName, string | undefined>>>,
): ConfiguredProvider[] =>
  Object.values(paymentAdapters).flatMap((adapter) => adapter.configure(values) ?? []);

/** A monthly donation stays with its provider, whichever serves new ones. */
export const subscriptionsOf =
  (providers: readonly PaymentProvider[]) =>
  (name: Provider): Subscriptions | null =>
    providers.find((provider) => provider.name === name)?.subscriptions ?? null;

/** Providers without customers have nothing to forget; unavailable ones are asked later. */
export const forgetCustomer =
  (providers: readonly PaymentProvider[]) =>
  async ({ provider, subscriptionId }: { provider: string; subscriptionId: string }) => {
    const subscriptions = providers.find(({ name }) => name === provider)?.subscriptions;
    if (!subscriptions) return "unavailable" as const;
    return subscriptions.forget ? subscriptions.forget(subscriptionId) : ("done" as const);
  };
