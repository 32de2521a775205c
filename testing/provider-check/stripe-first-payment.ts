import { monthlyPrice } from "#adapters/payments/stripe/open.ts";
import { customerOnClock } from "./stripe-months.ts";
import {
  agreed,
  amountCents,
  debitFrom,
  ensureProduct,
  ibans,
  nameOf,
  type StripeApi,
} from "./stripe-parts.ts";
import { asCents } from "#domain/money/cents.ts";

export type Begun = Readonly<{ id: string; payment: string }>;

/** Begun as the program begins monthly gifts: nothing is collected until the first payment is confirmed. */
export async function subscribed({ stripe }: StripeApi, customer: string): Promise<Begun> {
  const { id, latest_invoice: invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price_data: monthlyPrice(asCents(amountCents), "EUR") }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.payments"],
  });
  const payments = typeof invoice === "object" ? invoice?.payments?.data : undefined;
  const payment = nameOf(payments?.[0]?.payment.payment_intent);
  if (!payment) throw new Error(`Stripe made no payment for subscription ${id}`);
  return { id, payment };
}

/** Its first debit is under way, and paid in three minutes of our own time, whatever the clock says. */
export async function debitedOnClock(api: StripeApi, from: number): Promise<Begun & { clock: string }> {
  await ensureProduct(api);
  const { clock, customer } = await customerOnClock(api, from);
  const begun = await subscribed(api, customer);
  await api.stripe.paymentIntents.confirm(begun.payment, {
    payment_method_data: debitFrom(ibans.paidLater),
    mandate_data: agreed,
  });
  return { ...begun, clock };
}
