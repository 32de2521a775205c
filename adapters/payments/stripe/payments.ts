import type Stripe from "stripe";
import type { PaymentProvider } from "../payment-provider.ts";
import {
  isRefusal,
  isUnavailable,
  isUnknown,
  orUnavailable,
  stripeClient,
  surprise,
  usualPatienceMs,
  type StripeSettings,
} from "./client.ts";
import { openPayment } from "./open.ts";
import { returnedSince } from "./returned.ts";
import { stripeSubscriptions } from "./subscriptions.ts";
import { chargeOf, truthOf, type Membership } from "./truth.ts";

/** A payment nobody finished within a day is taken back when it is next looked at: Stripe itself keeps it open for good. */
const openForMs = 24 * 60 * 60 * 1000;
const mostMovements = 100;
const withCharge = {
  expand: ["latest_charge.balance_transaction", "latest_charge.failure_balance_transaction"],
};

type Needs = { settings: StripeSettings; client?: Promise<Stripe>; now?: () => number };

/** Cards and banks in our own page: the donor never leaves it, and no card number ever reaches us. */
export function stripePayments({
  settings,
  client = stripeClient(settings),
  now = Date.now,
}: Needs): PaymentProvider {
  return {
    name: "stripe",
    hasHostedPage: false,

    open: async (order) => {
      const opened = await orUnavailable(
        openPayment(await client, order, settings.patienceMs ?? usualPatienceMs),
      );
      if (opened === "unavailable") return opened;
      const { paymentId, clientSecret } = opened;
      return {
        provider: "stripe",
        paymentId,
        next: { type: "stripe", clientSecret, publishableKey: settings.publishableKey },
      };
    },

    withdraw: async (paymentId) => {
      const stripe = await client;
      try {
        return await withdraw(stripe, paymentId);
      } catch (error) {
        if (isUnavailable(error) || isUnknown(error)) return "refused";
        throw surprise(error);
      }
    },

    fetch: async (paymentId) => {
      const stripe = await client;
      try {
        return await fetchTruth(stripe, paymentId);
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (isUnknown(error)) return "unknown";
        throw surprise(error);
      }
    },

    refund: async (paymentId, cents, refundId) => {
      const stripe = await client;
      const order = { payment_intent: paymentId, amount: cents, metadata: { refund_id: refundId } };
      try {
        await stripe.refunds.create(order, { idempotencyKey: refundId });
        return "accepted";
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (isRefusal(error)) return "refused";
        throw surprise(error);
      }
    },

    returnedSince: (since) => orUnavailable(client.then((stripe) => returnedSince(stripe, since))),
    subscriptions: stripeSubscriptions(client),
  };

  async function fetchTruth(stripe: Stripe, paymentId: string) {
    const asOf = now();
    let intent = await stripe.paymentIntents.retrieve(paymentId, withCharge);
    const membership = await membershipOf(stripe, intent);
    if (isForgotten(intent, asOf) && (await withdraw(stripe, paymentId)) === "withdrawn")
      intent = await stripe.paymentIntents.retrieve(paymentId, withCharge);
    const charge = chargeOf(intent);
    const of = { payment_intent: paymentId, limit: mostMovements };
    const [refunds, disputes] = await Promise.all([
      charge?.paid ? stripe.refunds.list(of) : null,
      charge?.disputed ? stripe.disputes.list(of) : null,
    ]);
    return truthOf({
      intent,
      refunds: refunds?.data ?? [],
      disputes: disputes?.data ?? [],
      membership,
      asOf,
    });
  }
}

/** Ours alone: a renewal is left to the provider's own retries. */
const isForgotten = (intent: Stripe.PaymentIntent, now: number): boolean =>
  intent.metadata["attempt_id"] !== undefined &&
  ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status) &&
  intent.created * 1000 < now - openForMs;

/**
 * A payment of a subscription belongs to its invoice and cannot be cancelled alone. Voiding the invoice is refused
 * once it is paid, so between our look and our deed nobody loses a gift that went through.
 */
async function withdraw(stripe: Stripe, paymentId: string): Promise<"withdrawn" | "refused"> {
  const intent = await stripe.paymentIntents.retrieve(paymentId);
  if (intent.status === "canceled") return "withdrawn";
  const membership = await membershipOf(stripe, intent);
  try {
    if (membership) await stripe.invoices.voidInvoice(membership.invoiceId);
    else await stripe.paymentIntents.cancel(paymentId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const after = await stripe.paymentIntents.retrieve(paymentId);
  return after.status === "canceled" ? "withdrawn" : "refused";
}

/** Payments of subscriptions carry no name of ours: their invoice leads to the subscription, which does. */
async function membershipOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Membership | null> {
  if (intent.metadata["frequency"] === "ONE_TIME") return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent.id },
    expand: ["data.invoice"],
  });
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === "string" || invoice.deleted) return null;
  const details = invoice.parent?.subscription_details;
  if (!details) return null;
  const { subscription, metadata } = details;
  return {
    invoiceId: invoice.id,
    subscriptionId: typeof subscription === "string" ? subscription : subscription.id,
    attemptId: invoice.billing_reason === "subscription_create" ? (metadata?.["attempt_id"] ?? null) : null,
  };
}
