import type Stripe from "stripe";
import { isDecline, isRefusal, unlessRefused } from "./client.ts";

/** A subscription is read with what its donor chose in the portal. */
export const withMethods = {
  expand: ["default_payment_method", "customer.invoice_settings.default_payment_method"],
};

/** Stripe prefers the subscription's method to the donor's choice in the portal. Moves the choice there and retries an owed month. */
export async function chargeChosenMethod(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.PaymentMethod | null> {
  const own = ownMethodOf(subscription);
  const { customer } = subscription;
  if (typeof customer === "string" || customer.deleted) return own;
  const chosen = methodIn(customer.invoice_settings.default_payment_method);
  return chosen ? unlessRefused(handOver(stripe, { subscription, customer, own, chosen }), own) : own;
}

type Choice = {
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  own: Stripe.PaymentMethod | null;
  chosen: Stripe.PaymentMethod;
};

async function handOver(stripe: Stripe, { subscription, customer, own, chosen }: Choice) {
  if (chosen.id !== own?.id)
    await stripe.subscriptions.update(subscription.id, {
      default_payment_method: chosen.id,
      // The types of the first payment, which need not be those of the new method.
      payment_settings: { payment_method_types: "" },
    });
  // The donor was informed that a failed debit is not retried.
  if (own?.type !== "sepa_debit") await payOpenInvoices(stripe, subscription.id, chosen.id);
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: "" } });
  return chosen;
}

export const ownMethodOf = ({
  default_payment_method: own,
}: Stripe.Subscription): Stripe.PaymentMethod | null => methodIn(own);

async function payOpenInvoices(stripe: Stripe, subscription: string, method: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: "open" });
  for (const { id } of data)
    try {
      await stripe.invoices.pay(id, { payment_method: method });
    } catch (error) {
      // Declined again, or paid meanwhile: the payment's report shows it.
      if (!isDecline(error) && !isRefusal(error)) throw error;
    }
}

const methodIn = (method: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null =>
  typeof method === "string" ? null : method;

/** Called after the donor chose a method: all subscriptions of this customer use it from now on. */
export async function chargeWhatCustomerChose(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({
    customer,
    expand: withMethods.expand.map((name) => `data.${name}`),
  });
  for (const subscription of data) await chargeChosenMethod(stripe, subscription);
}
