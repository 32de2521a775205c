import type Stripe from "stripe";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import type { MethodOffer } from "#domain/giving/start/method-offer.ts";
import { asCents } from "#domain/money/cents.ts";
import type { OnlineMethod } from "#domain/money/online-method.ts";

/** Stripe's names, which are the same in an account's configuration and in a payment. */
const types = {
  IDEAL: "ideal",
  CARD: "card",
  BANCONTACT: "bancontact",
  PAYPAL: "paypal",
  SEPA_DEBIT: "sepa_debit",
} as const satisfies Record<OnlineMethod, string>;

/** What the donor pays with, and, where a bank is paid only once, what later months are collected with. */
export function stripeTypesFor({ method, frequency }: Pick<PaymentOrder, "method" | "frequency">) {
  if (method === null) return null;
  const isFirstOfMany = frequency === "MONTHLY" && (method === "IDEAL" || method === "BANCONTACT");
  return isFirstOfMany ? [types[method], types.SEPA_DEBIT] : [types[method]];
}

/** Stripe refuses less in euros. It publishes its limits in its documentation only. */
const anyAmount = { minCents: asCents(50), maxCents: null };
const debitAmount = { minCents: asCents(50), maxCents: asCents(1_000_000) };

/** What the default configuration offers, which Stripe uses for payments that name none. */
export async function methodsAtStripe(stripe: Stripe): Promise<MethodOffer[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const account = data.find((each) => each.is_default && each.active);
  if (!account) return [];
  const isOn = (name: (typeof types)[OnlineMethod] | "apple_pay" | "google_pay"): boolean =>
    account[name]?.available ?? false;
  const debit = isOn(types.SEPA_DEBIT) ? debitAmount : null;
  const offers: MethodOffer[] = [
    // Later months are collected by direct debit.
    { method: "IDEAL", once: anyAmount, monthly: debit, wallets: [] },
    {
      method: "CARD",
      once: anyAmount,
      monthly: anyAmount,
      wallets: [
        ...(isOn("apple_pay") ? (["APPLE_PAY"] as const) : []),
        ...(isOn("google_pay") ? (["GOOGLE_PAY"] as const) : []),
      ],
    },
    { method: "BANCONTACT", once: anyAmount, monthly: debit, wallets: [] },
    { method: "PAYPAL", once: anyAmount, monthly: null, wallets: [] },
    // A debit takes days and can be reversed for weeks: one-time donors pay with their bank at once.
    { method: "SEPA_DEBIT", once: null, monthly: debit, wallets: [] },
  ];
  return offers.filter(({ method }) => isOn(types[method]));
}
