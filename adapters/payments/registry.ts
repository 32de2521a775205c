import type { RealProvider } from "#domain/money/providers.ts";
import { mollieAdapter } from "./mollie/adapter.ts";
import type { ConfiguredProvider, PaymentAdapter } from "./payment-adapter.ts";
import { stripeAdapter } from "./stripe/adapter.ts";

/** Every provider with its adapter. The sandbox has none: it is part of the demonstration. */
export const paymentAdapters = {
  stripe: stripeAdapter,
  mollie: mollieAdapter,
} satisfies Record<RealProvider, PaymentAdapter<never>>;

export const providerVariables = { ...stripeAdapter.variables, ...mollieAdapter.variables };
export type ProviderVariableName = keyof typeof providerVariables;

/** The providers whose keys are all set, also those that serve no new donations: earlier ones are still looked after. */
export const configuredProviders = (
  values: Readonly<Partial<Record<ProviderVariableName, string | undefined>>>,
): ConfiguredProvider[] =>
  Object.values(paymentAdapters).flatMap((adapter) => adapter.configure(values) ?? []);
