import type Stripe from "stripe";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { fetchRelatedObjects, membershipOf } from "./related-objects.ts";
import {
  isMethodRefusal,
  isRefusal,
  isUnavailable,
  isUnknown,
  orUnavailable,
  stripeClient,
  errorWithoutPersonalData,
  defaultTimeoutMs,
  type StripeSettings,
} from "./client.ts";
import { costsSince } from "./costs.ts";
import { stripeMemory } from "./memory.ts";
import { methodsAtStripe } from "./methods.ts";
import { openPayment } from "./open.ts";
import { stripePayouts } from "./payouts.ts";
import { refund } from "./refund.ts";
import { returnedSince } from "./returned.ts";
import { stripeSubscriptions } from "./subscriptions.ts";
import { reportFrom, wasLeftOut } from "./report.ts";

/** Stripe keeps payments open for ever, so we cancel them after a day. */
const openForMs = 24 * 60 * 60 * 1000;
const withCharge = {
  expand: ["latest_charge.balance_transaction", "latest_charge.failure_balance_transaction"],
};

type Needs = {
  settings: StripeSettings;
  notes?: GiftNotes | null;
  client?: Promise<Stripe>;
  now?: () => number;
};

/** Cards and banks in our own page: the donor never leaves it, and no card number ever reaches us. */
export function stripePayments({
  settings,
  notes = null,
  client = stripeClient(settings),
  now = Date.now,
}: Needs): PaymentProvider {
  return {
    name: "stripe",
    hasHostedPage: false,
    // A subscription's methods are an account setting and cannot be limited per subscription.
    leavesOut: (frequency) => (frequency === "ONE_TIME" ? ["card"] : []),

    methods: () => orUnavailable(client.then(methodsAtStripe)),

    open: async (order) => {
      if (order.method === "CARD" && order.without?.includes("card")) return "method_unavailable";
      const opened = await orUnavailable(
        openPayment(await client, order, settings.timeoutMs ?? defaultTimeoutMs, notes).catch(
          (error: unknown) => {
            if (order.method !== null && isMethodRefusal(error)) return "method_unavailable" as const;
            // An account with cards only has nothing left to offer.
            if (order.without?.length && isRefusal(error)) return "unavailable" as const;
            throw error;
          },
        ),
      );
      if (typeof opened === "string") return opened;
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
        throw errorWithoutPersonalData(error);
      }
    },

    fetch: async (paymentId) => {
      const stripe = await client;
      try {
        return await fetchReport(stripe, paymentId);
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (isUnknown(error)) return "unknown";
        throw errorWithoutPersonalData(error);
      }
    },

    refund: async (paymentId, cents, refundId) => {
      try {
        return await refund(await client, { paymentId, cents, refundId });
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (isRefusal(error)) return "refused";
        throw errorWithoutPersonalData(error);
      }
    },

    returnedSince: (since) => orUnavailable(client.then((stripe) => returnedSince(stripe, since))),
    memory: stripeMemory(client, notes),
    costs: (since) => orUnavailable(client.then((stripe) => costsSince(stripe, since))),
    payouts: stripePayouts(client, now),
    subscriptions: stripeSubscriptions(client),
  };

  async function fetchReport(stripe: Stripe, paymentId: string) {
    const asOf = now();
    let intent = await stripe.paymentIntents.retrieve(paymentId, withCharge);
    const membership = await membershipOf(stripe, intent);
    if (isForgotten(intent, asOf) && (await withdraw(stripe, paymentId)) === "withdrawn")
      intent = await stripe.paymentIntents.retrieve(paymentId, withCharge);
    if (wasLeftOut(intent, membership)) return "unknown";
    return reportFrom({
      intent,
      membership,
      asOf,
      ...(await fetchRelatedObjects(stripe, intent, membership)),
    });
  }
}

/** Never renewals: Stripe retries those. */
const isForgotten = (intent: Stripe.PaymentIntent, now: number): boolean =>
  intent.metadata["attempt_id"] !== undefined &&
  ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status) &&
  intent.created * 1000 < now - openForMs;

/** A subscription's payment is cancelled by voiding its invoice. Stripe refuses that once it is paid, so no gift is lost. */
async function withdraw(stripe: Stripe, paymentId: string): Promise<"withdrawn" | "refused"> {
  const intent = await stripe.paymentIntents.retrieve(paymentId);
  if (intent.status === "canceled") return "withdrawn";
  const membership = await membershipOf(stripe, intent);
  try {
    if (membership) await stripe.invoices.voidInvoice(membership.invoice.id);
    else await stripe.paymentIntents.cancel(paymentId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const after = await stripe.paymentIntents.retrieve(paymentId);
  return after.status === "canceled" ? "withdrawn" : "refused";
}
