import type Stripe from "stripe";
import { chargeOf, isDelayed, isRenewal, type Known, type Membership } from "./report.ts";

export const maxMovements = 100;

/** Requested only if they may exist, because payments are polled often. */
export async function fetchRelatedObjects(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  membership: Membership | null,
): Promise<Pick<Known, "refunds" | "disputes" | "charges" | "succeededAt">> {
  const of = { payment_intent: intent.id, limit: maxMovements };
  const charge = chargeOf(intent);
  const isPaid = intent.status === "succeeded";
  const [refunds, disputes, charges, succeededAt] = await Promise.all([
    isPaid ? stripe.refunds.list({ ...of, expand: ["data.failure_balance_transaction"] }) : null,
    charge?.disputed ? stripe.disputes.list(of) : null,
    // Stripe retries a renewal automatically, so this is not card testing.
    intent.last_payment_error && !isRenewal(membership) ? stripe.charges.list(of) : null,
    isPaid && isDelayed(charge) && !membership?.paidAt ? succeededAtOf(stripe, intent) : null,
  ]);
  return {
    refunds: refunds?.data ?? [],
    disputes: disputes?.data ?? [],
    charges: charges?.data ?? [],
    succeededAt,
  };
}

/** Only the event has the date when a bank paid, usually among the latest. Otherwise the day of our first report is used. */
async function succeededAtOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<number | null> {
  const { data } = await stripe.events.list({
    type: "payment_intent.succeeded",
    created: { gte: intent.created },
    limit: maxMovements,
  });
  const told = data.find(({ data: { object } }) => "id" in object && object.id === intent.id);
  return told?.created ?? null;
}

/** Found through the invoice, because a subscription's payment has no metadata of ours. */
export async function membershipOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Membership | null> {
  if (intent.metadata["frequency"] === "ONE_TIME") return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent.id },
    expand: ["data.invoice"],
  });
  const [payment] = data;
  const invoice = payment?.invoice;
  if (!invoice || typeof invoice === "string" || invoice.deleted) return null;
  const details = invoice.parent?.subscription_details;
  if (!details) return null;
  const { subscription, metadata } = details;
  return {
    invoice,
    paidAt: payment.status_transitions.paid_at,
    subscriptionId: typeof subscription === "string" ? subscription : subscription.id,
    attemptId: invoice.billing_reason === "subscription_create" ? (metadata?.["attempt_id"] ?? null) : null,
  };
}
