import type Stripe from "stripe";
import type { Notice } from "#domain/giving/ports.ts";
import { chargeWhatCustomerChose } from "./chosen-method.ts";
import { isUnavailable, errorWithoutPersonalData, unlessRefused } from "./client.ts";
import { customerEvent, invoiceEvents, movementEvents, paymentEvents } from "./notice-events.ts";

export const stripeSignatureHeader = "stripe-signature";
const toleranceSeconds = 300;

type Needs = { client: Promise<Stripe>; webhookSecret: string };
export type ReadStripeNotice = (
  body: string,
  signature: string | undefined,
) => Promise<Notice | "forged" | "not_for_us" | "unavailable">;

/** Verifies Stripe's signature over the raw bytes and its age. Keeps only which payment it is about. */
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

/** Reads only ids from the event, so its API version does not matter. */
async function paymentIn(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const { type, data } = event;
  const id = idOf(data.object);
  if (type === customerEvent && data.object.invoice_settings.default_payment_method)
    await unlessRefused(chargeWhatCustomerChose(stripe, data.object.id), undefined);
  if (isOneOf(paymentEvents, type)) return id;
  if (isOneOf(movementEvents, type)) return movedPaymentIn(event);
  return isOneOf(invoiceEvents, type) && id ? paymentOfInvoice(stripe, id) : null;
}

export const movedPaymentIn = ({ data }: Stripe.Event): string | null =>
  idOf((data.object as { payment_intent?: unknown }).payment_intent);

/** An invoice may have several payments, of which one paid it; an invoice of zero has none. */
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

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);
