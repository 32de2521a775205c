import type Stripe from "stripe";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { PaymentMemory, RecalledPayment } from "#domain/giving/settle/recalled-payment.ts";
import { isUnknown, orUnavailable } from "./client.ts";
import { nameOf } from "./describe-subscription.ts";
import { membershipOf } from "./related-objects.ts";
import { chargeOf } from "./report.ts";

const maxPerPage = 100;

export const stripeMemory = (client: Promise<Stripe>, notes: GiftNotes | null): PaymentMemory => ({
  begunSince: (since) => orUnavailable(client.then((stripe) => begunSince(stripe, since))),
  recall: (paymentId) => orUnavailable(client.then((stripe) => recall(stripe, paymentId, notes))),
});

async function begunSince(stripe: Stripe, since: Date): Promise<readonly string[]> {
  const newestFirst: string[] = [];
  const begun = stripe.paymentIntents.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: maxPerPage,
  });
  for await (const { id } of begun) newestFirst.push(id);
  return newestFirst.toReversed();
}

/** The first payment of a monthly donation has no note; its subscription has it. */
async function recall(
  stripe: Stripe,
  paymentId: string,
  notes: GiftNotes | null,
): Promise<RecalledPayment | "not_ours"> {
  const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: ["latest_charge"] });
  const membership = await membershipOf(stripe, intent);
  const metadata = membership?.invoice.parent?.subscription_details?.metadata ?? intent.metadata;
  const attemptId = membership ? membership.attemptId : intent.metadata["attempt_id"];
  if (!attemptId) return "not_ours";
  const written = metadata["note"];
  return {
    attemptId,
    frequency: metadata["frequency"] === "MONTHLY" ? "MONTHLY" : "ONE_TIME",
    createdAt: new Date(intent.created * 1000),
    note: written && notes ? notes.read(written, attemptId) : null,
    ...(await donorOf(stripe, intent)),
  };
}

/** From the customer of a monthly donation, or from the billing details of the payment. */
async function donorOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Pick<RecalledPayment, "donorName" | "donorEmail">> {
  const customer = intent.customer ? await customerOf(stripe, nameOf(intent.customer)) : null;
  const payer = chargeOf(intent)?.billing_details;
  return {
    donorName: customer?.name ?? payer?.name ?? null,
    donorEmail: customer?.email ?? payer?.email ?? null,
  };
}

async function customerOf(stripe: Stripe, id: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(id);
    return customer.deleted ? null : customer;
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return null;
  }
}
