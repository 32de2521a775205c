import type Stripe from "stripe";
import type { SubscriptionReport } from "#domain/giving/monthly/subscriptions.ts";
import { chargeChosenMethod, ownMethodOf, withMethods } from "./chosen-method.ts";
import { unlessRefused } from "./client.ts";
import { anchoredTo, correctedChargeDate, isPaused, nextChargeOf } from "./cycle.ts";
import type { mandateReferences } from "./mandate-reference.ts";

export const endedStatuses: readonly string[] = ["canceled", "incomplete_expired"];

/** Reading also repairs: it applies the method and the day that the donor chose in the portal. */
export async function describeSubscription(
  stripe: Stripe,
  subscriptionId: string,
  mandateReferenceOf: ReturnType<typeof mandateReferences>,
): Promise<SubscriptionReport> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, withMethods);
  const status = statusOf(subscription);
  const isCharged = status === "ACTIVE" || status === "PAST_DUE";
  const method = isCharged ? await chargeChosenMethod(stripe, subscription) : ownMethodOf(subscription);
  const strayed = isCharged ? await putRight(stripe, subscription) : null;
  return {
    status,
    nextChargeOn: isCharged ? (strayed ?? nextChargeOf(subscription)) : null,
    method: shownMethod(method),
    ...(method?.sepa_debit && {
      mandateReference: await unlessRefused(
        mandateReferenceOf(stripe, nameOf(subscription.customer), method),
        null,
      ),
    }),
  };
}

/** The next date of a cycle that left the donor's day. */
async function putRight(stripe: Stripe, subscription: Stripe.Subscription): Promise<string | null> {
  const date = correctedChargeDate(subscription);
  if (date === null) return null;
  const moved = stripe.subscriptions.update(subscription.id, {
    ...anchoredTo(date),
    proration_behavior: "none",
  });
  return unlessRefused(
    moved.then(() => date),
    null,
  );
}

function statusOf(subscription: Stripe.Subscription): SubscriptionReport["status"] {
  const { status } = subscription;
  if (endedStatuses.includes(status)) return "ENDED";
  if (isPaused(subscription)) return "PAUSED";
  return status === "active" || status === "trialing" ? "ACTIVE" : "PAST_DUE";
}

function shownMethod(method: Stripe.PaymentMethod | null): SubscriptionReport["method"] {
  if (method?.card) return { kind: "card", lastDigits: method.card.last4 };
  if (method?.sepa_debit) return { kind: "sepa_debit", lastDigits: method.sepa_debit.last4 };
  return { kind: "other", lastDigits: null };
}

export const nameOf = (it: string | { id: string }): string => (typeof it === "string" ? it : it.id);
