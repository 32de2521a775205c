import type Stripe from "stripe";
import { returnEvents } from "./notice-events.ts";
import { movedPaymentIn } from "./notices.ts";

const maxPerPage = 100;

/**
 * Payments with money returned since then. Stripe keeps events for thirty days; they are read again like webhooks, so
 * refunds, disputes and late failures are included.
 */
export async function returnedSince(stripe: Stripe, since: Date): Promise<readonly string[]> {
  const returned = new Set<string>();
  const told = stripe.events.list({
    types: [...returnEvents],
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: maxPerPage,
  });
  for await (const event of told) {
    const paymentId = movedPaymentIn(event);
    if (paymentId) returned.add(paymentId);
  }
  return [...returned];
}
