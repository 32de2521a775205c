import type Stripe from "stripe";
import { returnEvents } from "./notice-events.ts";
import { movedPaymentIn } from "./notices.ts";

const maxPerPage = 100;

/**
 * The payments of which money went back since then. Stripe keeps what it told, or tried to tell, for thirty days; the
 * events are read again as the notices they were, so that a refund, a dispute and a late failure are all among them.
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
