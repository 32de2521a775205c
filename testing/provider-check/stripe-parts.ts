import type Stripe from "stripe";
import { alreadyExists, isDecline } from "#adapters/payments/stripe/client.ts";
import { monthlyProduct } from "#adapters/payments/stripe/open.ts";
import type { Belief, Surroundings } from "./belief.ts";

export type StripeApi = Surroundings & Readonly<{ stripe: Stripe }>;
export type StripeBelief = Belief<StripeApi>;

export const amountCents = 1000;
export const minuteMs = 60_000;
/** Stripe's test bank takes three minutes for what it decides later. */
export const bankPatienceMs = 8 * minuteMs;

/** Accounts of Stripe's test bank, by what becomes of their debits; the first is paid after three minutes. */
export const ibans = {
  paidLater: "AT321904300235473204",
  fails: "AT861904300235473202",
  disputed: "AT591904300235473203",
} as const;
type Iban = (typeof ibans)[keyof typeof ibans];

export const giver = { name: "Provider Check", email: "provider-check@example.org" };
export const agreed = { customer_acceptance: { type: "offline", offline: {} } } as const;
export const debitFrom = (iban: Iban) => ({
  type: "sepa_debit" as const,
  sepa_debit: { iban },
  billing_details: giver,
});

/** Opened as gifts are, but for methods that send the donor elsewhere: nobody is there to go. */
export const newIntent = ({ stripe }: StripeApi): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create({
    amount: amountCents,
    currency: "eur",
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    metadata: { frequency: "ONE_TIME" },
  });

export async function paidByCard(api: StripeApi, card: string): Promise<Stripe.PaymentIntent> {
  const { id } = await newIntent(api);
  return api.stripe.paymentIntents.confirm(id, { payment_method: card });
}

export async function begunByDebit(api: StripeApi, iban: Iban): Promise<Stripe.PaymentIntent> {
  const { id } = await newIntent(api);
  return api.stripe.paymentIntents.confirm(id, {
    payment_method_data: debitFrom(iban),
    mandate_data: agreed,
  });
}

/** As `fetch` of the adapter reads it. */
export const withCharge = ({ stripe }: StripeApi, id: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge.balance_transaction", "latest_charge.failure_balance_transaction"],
  });

export const chargeIn = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === "object" ? charge : null;

/** The event by which Stripe told that this payment succeeded. */
export async function successTold(
  { stripe }: StripeApi,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.Event | null> {
  const created = { gte: intent.created };
  const { data } = await stripe.events.list({ type: "payment_intent.succeeded", created, limit: 100 });
  return data.find(({ data: { object } }) => "id" in object && object.id === intent.id) ?? null;
}

export async function unlessDeclined(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isDecline(error)) throw error;
  });
}

export async function newCustomer(
  { stripe, afterwards }: StripeApi,
  more: Stripe.CustomerCreateParams = {},
): Promise<Stripe.Customer> {
  const customer = await stripe.customers.create({ ...giver, ...more });
  afterwards(() => stripe.customers.del(customer.id));
  return customer;
}

/** The one that the program itself makes; it stays. */
export async function ensureProduct({ stripe }: StripeApi): Promise<void> {
  await stripe.products.create({ id: monthlyProduct, name: "Monthly gift" }).catch((error: unknown) => {
    if (!alreadyExists(error)) throw error;
  });
}

export const nameOf = (it: string | { id: string } | null | undefined): string | null =>
  typeof it === "string" ? it : (it?.id ?? null);
