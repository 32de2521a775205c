import type Stripe from "stripe";
export { idOf } from "./ids.fixtures.ts";

/** What the fake remembers, in Stripe's own objects. One that belongs to another is named there by its id. */
export function fakeBooks(now: () => number) {
  const clocks = new Map<string, Stripe.TestHelpers.TestClock>();
  return {
    /** Of test mode. The latest tells the time of everything, though Stripe's only tells that of its customers. */
    clocks,
    products: new Map<string, Stripe.Product>(),
    customers: new Map<string, Stripe.Customer>(),
    methods: new Map<string, Stripe.PaymentMethod>(),
    /** Types that the account takes, and its wallets. */
    offered: new Set(["card", "ideal", "bancontact", "sepa_debit", "apple_pay", "google_pay"]),
    domains: new Map<string, "active" | "inactive">(),
    mandates: new Map<string, Stripe.Mandate>(),
    intents: new Map<string, Stripe.PaymentIntent>(),
    charges: new Map<string, Stripe.Charge>(),
    transactions: new Map<string, Stripe.BalanceTransaction>(),
    payouts: new Map<string, Stripe.Payout>(),
    /** Which payout a line went out with, by the names of both. */
    paidOutWith: new Map<string, string>(),
    refunds: new Map<string, Stripe.Refund>(),
    disputes: new Map<string, Stripe.Dispute>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    invoicePayments: new Map<string, Stripe.InvoicePayment>(),
    webhookEndpoints: new Map<string, Stripe.WebhookEndpoint>(),
    /** What it told, or tried to tell; oldest first. */
    events: [] as Stripe.EventBase[],
    seconds: () => [...clocks.values()].at(-1)?.frozen_time ?? Math.floor(now() / 1000),
  };
}

export type FakeBooks = ReturnType<typeof fakeBooks>;

/** Writes down what was just made. */
export function kept<T extends { id: string }>(all: Map<string, T>, made: T): T {
  all.set(made.id, made);
  return made;
}

export function found<T>(all: Map<string, T>, id: string | null | undefined): T {
  const it = all.get(id ?? "");
  if (it === undefined) throw new Error(`The fake knows no ${id}`);
  return it;
}

/** Stripe shows the same thing by its id or whole. */
export const nameOf = (it: string | { id: string } | null | undefined): string =>
  typeof it === "string" ? it : (it?.id ?? "");

/** The invoice an intent is to pay. */
export function invoiceOf(books: FakeBooks, intent: string): Stripe.Invoice | undefined {
  const payment = [...books.invoicePayments.values()].find(
    ({ payment: { payment_intent: id } }) => nameOf(id) === intent,
  );
  return books.invoices.get(nameOf(payment?.invoice));
}

export const subscriptionOf = (
  books: FakeBooks,
  invoice: Stripe.Invoice | undefined,
): Stripe.Subscription | undefined =>
  books.subscriptions.get(nameOf(invoice?.parent?.subscription_details?.subscription));
