import type Stripe from "stripe";
import { monthlyPrice } from "#adapters/payments/stripe/open.ts";
import { amountCents, ensureProduct, giver, minuteMs, type StripeApi } from "./stripe-parts.ts";
import { asCents } from "#domain/money/cents.ts";

const advancePatienceMs = 10 * minuteMs;
export const daySeconds = 24 * 60 * 60;
/** An invoice of a new month stays a draft for an hour before it is collected. */
const collectedAfterSeconds = 2 * 60 * 60;

/** Next year's, so that no month on the clock is one in which this program runs. */
const year = new Date().getUTCFullYear() + 1;
export const noonOn = (month: number, day: number): number => Date.UTC(year, month - 1, day, 12) / 1000;
export const noonOnLastOf = (month: number): number => Date.UTC(year, month, 0, 12) / 1000;

export type Monthly = Readonly<{
  clock: string;
  customer: string;
  subscription: Stripe.Subscription;
  /** The card it was begun with. */
  method: string;
}>;

export async function customerOnClock({ stripe, afterwards }: StripeApi, from: number) {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: from, name: giver.name });
  // Whatever belongs to a clock goes with it.
  afterwards(() => stripe.testHelpers.testClocks.del(clock.id));
  const customer = await stripe.customers.create({ ...giver, test_clock: clock.id });
  return { clock: clock.id, customer: customer.id };
}

/** A monthly gift that is paid by card, begun on that day of a clock of its own. */
export async function monthlyOnClock(api: StripeApi, from: number): Promise<Monthly> {
  const { clock, customer } = await customerOnClock(api, from);
  return { clock, customer, ...(await paidMonthly(api, customer)) };
}

export async function paidMonthly(
  api: StripeApi,
  customer: string,
): Promise<Pick<Monthly, "subscription" | "method">> {
  await ensureProduct(api);
  const method = await attached(api, customer, "pm_card_visa");
  const subscription = await api.stripe.subscriptions.create({
    customer,
    items: [{ price_data: monthlyPrice(asCents(amountCents), "EUR") }],
    default_payment_method: method,
  });
  return { subscription, method };
}

export async function attached({ stripe }: StripeApi, customer: string, card: string): Promise<string> {
  return (await stripe.paymentMethods.attach(card, { customer })).id;
}

export async function advance({ stripe, until }: StripeApi, clock: string, to: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: to });
  const { status } = await until(
    () => stripe.testHelpers.testClocks.retrieve(clock),
    (it) => it.status !== "advancing",
    advancePatienceMs,
  );
  if (status !== "ready") throw new Error(`The test clock ${clock} is ${status}`);
}

/** Until what falls due then has been collected. */
export const advancePast = (api: StripeApi, clock: string, due: number): Promise<void> =>
  advance(api, clock, due + collectedAfterSeconds);

export function periodEndOf({ items }: Stripe.Subscription): number {
  return items.data[0]?.current_period_end ?? 0;
}

/** Newest first. */
export async function invoicesOf({ stripe }: StripeApi, subscription: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription, limit: 100 })).data;
}

export async function lastInvoiceOf(api: StripeApi, subscription: string): Promise<Stripe.Invoice> {
  const [invoice] = await invoicesOf(api, subscription);
  if (!invoice) throw new Error(`${subscription} has no invoice`);
  return invoice;
}

/** A gift whose second month was refused by the bank, and is owed. */
export async function owing(api: StripeApi): Promise<Monthly & { invoice: Stripe.Invoice }> {
  const monthly = await monthlyOnClock(api, noonOn(3, 1));
  const refused = await attached(api, monthly.customer, "pm_card_chargeCustomerFail");
  await api.stripe.subscriptions.update(monthly.subscription.id, { default_payment_method: refused });
  await advancePast(api, monthly.clock, periodEndOf(monthly.subscription));
  return { ...monthly, invoice: await lastInvoiceOf(api, monthly.subscription.id) };
}
