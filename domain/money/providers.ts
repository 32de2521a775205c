import { asCents, type Cents } from "./cents.ts";
import type { Rates } from "./cover-fees.ts";
import type { FeeMethod } from "./online-method.ts";

/** In the order of lists. How to add one: docs/architecture.md, "A payment provider". */
export const payingProviders = ["stripe", "mollie", "sandbox"] as const;
export type PayingProvider = (typeof payingProviders)[number];

type ProviderFacts = Readonly<{
  /** The name of the company, the same in every language. */
  name: string;
  cardMethod: string;
  /** Prices for Dutch accounts without VAT, as published in 2026 (docs/providers.md). Administrators can set their own. */
  fees: Readonly<Partial<Record<FeeMethod, Rates>>>;
  /** Numbers in the chart of accounts: of the money it holds for us, and of money on its way to our bank. */
  accounts: Readonly<{ held: string; inTransit: string }>;
}>;

const fixed = (fixedCents: Cents): Rates => ({ permille: 0, fixedCents });

export const providerFacts: Readonly<Record<PayingProvider, ProviderFacts>> = {
  stripe: {
    name: "Stripe",
    cardMethod: "card",
    fees: { IDEAL: fixed(asCents(29)), BANCONTACT: fixed(asCents(35)), SEPA_DEBIT: fixed(asCents(35)) },
    accounts: { held: "1100", inTransit: "1150" },
  },
  mollie: {
    name: "Mollie",
    cardMethod: "creditcard",
    fees: { IDEAL: fixed(asCents(32)), BANCONTACT: fixed(asCents(39)), SEPA_DEBIT: fixed(asCents(35)) },
    accounts: { held: "1101", inTransit: "1151" },
  },
  sandbox: {
    name: "Sandbox",
    cardMethod: "card",
    fees: { IDEAL: fixed(asCents(29)), SEPA_DEBIT: fixed(asCents(35)) },
    accounts: { held: "1109", inTransit: "1159" },
  },
};

/** Providers that move real money. */
export const realProviders = payingProviders.filter((provider) => provider !== "sandbox");
export type RealProvider = Exclude<PayingProvider, "sandbox">;

export const isRealProvider = (name: string): name is RealProvider =>
  realProviders.some((provider) => provider === name);

export const isPayingProvider = (name: string): name is PayingProvider =>
  payingProviders.some((provider) => provider === name);

/** Accounts of the books: of money at a provider, and on its way from there to our bank. */
export const heldBy = (provider: PayingProvider): `provider-${PayingProvider}` => `provider-${provider}`;
export const inTransitFrom = (provider: PayingProvider): `in-transit-${PayingProvider}` =>
  `in-transit-${provider}`;
export const heldAccounts = payingProviders.map(heldBy);
export const inTransitAccounts = payingProviders.map(inTransitFrom);
