import type Stripe from "stripe";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import type { Cents } from "#domain/money/cents.ts";
import { retryUnderNewKeys } from "./retry-under-new-keys.ts";
import { alreadyExists } from "./client.ts";
import { stripeTypesFor } from "./methods.ts";

/** Shared by all monthly donations; each has its own price. */
export const monthlyProduct = "open-hand-monthly-gift";

export type Opened = Readonly<{ paymentId: string; clientSecret: string }>;

/** Idempotency keys make each step repeatable. All steps share one timeout, so that the next provider is asked in time. */
export async function openPayment(
  stripe: Stripe,
  asked: PaymentOrder,
  timeoutMs: number,
  notes: GiftNotes | null,
): Promise<Opened> {
  const order = { ...asked, written: notes?.write(asked.note, asked.attemptId) ?? null };
  const giveUpAt = performance.now() + timeoutMs;
  // Nobody can pay the leftovers of a failed request: their secret was in the lost answer.
  const keyed: Keyed = (step, ask) =>
    retryUnderNewKeys(`${order.attemptId}${step}`, (idempotencyKey) =>
      ask({ idempotencyKey, timeout: Math.max(1, Math.round(giveUpAt - performance.now())) }),
    );
  return order.frequency === "MONTHLY" ? openMonthly(stripe, order, keyed) : openOnce(stripe, order, keyed);
}

type NotedOrder = PaymentOrder & Readonly<{ written: string | null }>;
type Keyed = <T>(step: string, ask: (options: Stripe.RequestOptions) => Promise<T>) => Promise<T>;

async function openOnce(stripe: Stripe, order: NotedOrder, keyed: Keyed): Promise<Opened> {
  const cardsAreOff = order.without?.includes("card") ?? false;
  const types = stripeTypesFor(order);
  // Another request needs another key.
  const intent = await keyed(cardsAreOff ? "-without-cards" : "", (options) =>
    stripe.paymentIntents.create(
      {
        amount: order.chargedCents,
        currency: order.currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        ...(types && { allowed_payment_method_types: types }),
        ...(cardsAreOff && { excluded_payment_method_types: ["card"] }),
        description: order.reference,
        metadata: metadataOf(order),
      },
      options,
    ),
  );
  return { paymentId: intent.id, clientSecret: secretOf(intent.client_secret, intent.id) };
}

async function openMonthly(stripe: Stripe, order: NotedOrder, keyed: Keyed): Promise<Opened> {
  await ensureProduct(stripe, keyed);
  const types = stripeTypesFor(order);
  const customer = await keyed("-customer", (options) =>
    stripe.customers.create(
      {
        email: order.donorEmail,
        ...(order.donorName && { name: order.donorName }),
        preferred_locales: [order.language],
        metadata: metadataOf(order),
      },
      options,
    ),
  );
  const subscription = await keyed("-subscription", (options) =>
    stripe.subscriptions.create(
      {
        customer: customer.id,
        items: [{ price_data: monthlyPrice(order.chargedCents, order.currency) }],
        // Nothing is collected until the donor has confirmed the first payment in the page.
        payment_behavior: "default_incomplete",
        payment_settings: {
          save_default_payment_method: "on_subscription",
          ...(types && { payment_method_types: types }),
        },
        description: order.reference,
        metadata: metadataOf(order),
        expand: ["latest_invoice.confirmation_secret", "latest_invoice.payments"],
      },
      options,
    ),
  );
  const invoice = subscription.latest_invoice;
  if (!invoice || typeof invoice === "string")
    throw new Error(`Stripe made no invoice for subscription ${subscription.id}`);
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  const paymentId = typeof intent === "string" ? intent : intent?.id;
  if (!paymentId) throw new Error(`Stripe made no payment for subscription ${subscription.id}`);
  return { paymentId, clientSecret: secretOf(invoice.confirmation_secret?.client_secret, paymentId) };
}

export const monthlyPrice = (cents: Cents, currency: string) => ({
  product: monthlyProduct,
  currency: currency.toLowerCase(),
  unit_amount: cents,
  recurring: { interval: "month" as const },
});

/** Clients whose product is known to exist. */
const withProduct = new WeakSet<Stripe>();

async function ensureProduct(stripe: Stripe, keyed: Keyed): Promise<void> {
  if (withProduct.has(stripe)) return;
  try {
    await keyed("-product", (options) =>
      stripe.products.create({ id: monthlyProduct, name: "Monthly gift" }, options),
    );
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
  withProduct.add(stripe);
}

const metadataOf = ({ attemptId, donationId, frequency, written }: NotedOrder) => ({
  attempt_id: attemptId,
  donation_id: donationId,
  frequency,
  ...(written && { note: written }),
});

function secretOf(secret: string | null | undefined, paymentId: string): string {
  if (!secret) throw new Error(`Stripe gave no secret for payment ${paymentId}`);
  return secret;
}
