import type Stripe from "stripe";
import type { Notice } from "#domain/giving/ports.ts";
import { chargeWhatCustomerChose } from "./chosen-method.ts";
import { isUnavailable, errorWithoutPersonalData, unlessRefused } from "./client.ts";

export const stripeSignatureHeader = "stripe-signature";
const toleranceSeconds = 300;

type Needs = { client: Promise<Stripe>; webhookSecret: string };
export type ReadStripeNotice = (
  body: string,
  signature: string | undefined,
) => Promise<Notice | "forged" | "not_for_us" | "unavailable">;

/** Believed only when signed by Stripe, over these very bytes, a moment ago. Of what it says we keep which payment it is about. */
export const readStripeNotice =
  ({ client, webhookSecret }: Needs): ReadStripeNotice =>
  async (body, signature) => {
    const stripe = await client;
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret, toleranceSeconds);
    } catch {
      return "forged";
    }
    try {
      const paymentId = await paymentIn(stripe, event);
      return paymentId ? { provider: "stripe", eventId: event.id, paymentId } : "not_for_us";
    } catch (error) {
      if (isUnavailable(error)) return "unavailable";
      throw errorWithoutPersonalData(error);
    }
  };

/** Every object is read by its name alone: which version of the API wrote the event does not matter. */
async function paymentIn(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const { type, data } = event;
  const id = idOf(data.object);
  if (type === "customer.updated" && data.object.invoice_settings.default_payment_method)
    await unlessRefused(chargeWhatCustomerChose(stripe, data.object.id), undefined);
  if (paymentEvents.has(type)) return id;
  if (movementEvents.has(type)) return movedPaymentIn(event);
  return invoiceEvents.has(type) && id ? paymentOfInvoice(stripe, id) : null;
}

/** The payment that an event about its money belongs to. */
export const movedPaymentIn = ({ data }: Stripe.Event): string | null =>
  idOf((data.object as { payment_intent?: unknown }).payment_intent);

/** An invoice may have had several payments, of which one paid it in the end; one of nothing was paid by none. */
async function paymentOfInvoice(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice });
  const paid = data.find(({ status }) => status === "paid");
  return idOf((paid ?? data.find(({ is_default }) => is_default) ?? data[0])?.payment.payment_intent);
}

function idOf(expandable: unknown): string | null {
  if (typeof expandable === "string") return expandable;
  const id = (expandable as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : null;
}

const paymentEvents = new Set([
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_intent.requires_action",
]);

/** Money goes back, or may. */
export const returnEvents = [
  // A debit can fail after it was paid.
  "charge.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "refund.created",
  "refund.updated",
  "refund.failed",
] as const;

const movementEvents = new Set<string>([
  // Told when the fee is known, which may be after the payment.
  "charge.updated",
  ...returnEvents,
]);

const invoiceEvents = new Set(["invoice.paid", "invoice.payment_failed", "invoice.payment_action_required"]);
