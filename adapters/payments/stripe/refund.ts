import type Stripe from "stripe";
import type { Cents } from "#domain/money/cents.ts";
import { maxMovements } from "./related-objects.ts";
import { retryUnderNewKeys } from "./retry-under-new-keys.ts";
import { refundOf } from "./returned-money.ts";

type RefundOrder = { paymentId: string; cents: Cents; refundId: string };

/** Idempotency keys expire after a day. Searches by our own name first, because a late retry must not refund twice. */
export async function refund(stripe: Stripe, { paymentId, cents, refundId }: RefundOrder) {
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: maxMovements });
  const known = data.find(({ metadata }) => metadata?.["refund_id"] === refundId);
  if (known) return refundOf(known).state === "failed" ? "refused" : "accepted";
  const order = { payment_intent: paymentId, amount: cents, metadata: { refund_id: refundId } };
  await retryUnderNewKeys(refundId, (idempotencyKey) => stripe.refunds.create(order, { idempotencyKey }));
  return "accepted";
}
