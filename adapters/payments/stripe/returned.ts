import type Stripe from "stripe";
import { returnEvents } from "./notice-events.ts";
import { movedPaymentIn } from "./notices.ts";

const maxPerPage = 100;

/** Read from events, which Stripe keeps for thirty days: refunds, disputes and late failures. */
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
