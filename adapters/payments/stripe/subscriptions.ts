import type Stripe from "stripe";
import type { Subscriptions } from "#domain/giving/monthly/subscriptions.ts";
import { answered, retryUnderNewKeys } from "./retry-under-new-keys.ts";
import { isUnknown, unlessRefused } from "./client.ts";
import {
  anchoredTo,
  chosenDayOf,
  dayName,
  isPaused,
  itemOf,
  leavingOutUntil,
  nextChargeOf,
} from "./cycle.ts";
import { describeSubscription, endedStatuses, nameOf } from "./describe-subscription.ts";
import { mandateReferences } from "./mandate-reference.ts";
import { monthlyPrice } from "./open.ts";

const maxPerPage = 100;

/** Skipping keeps the cycle's anchor. Another day takes a trial until that date, which moves the anchor and charges nothing before. */
export function stripeSubscriptions(client: Promise<Stripe>): Subscriptions {
  const mandateReferenceOf = mandateReferences();
  return {
    change: (subscriptionId, { chargedCents, dayOfMonth, nextChargeOn, key }) =>
      answered(client, async (stripe) => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId);
        const item = itemOf(subscription);
        // A paused subscription has no next charge. The new date is sent on resume.
        const moves =
          !isPaused(subscription) &&
          (nextChargeOf(subscription) !== nextChargeOn || chosenDayOf(subscription) !== dayOfMonth);
        // Already done; only the answer was lost.
        const isSo = item.price.unit_amount === chargedCents && !moves;
        if (isSo && !endedStatuses.includes(subscription.status)) return "done" as const;
        // The date is part of the request, so it is part of the key.
        await retryUnderNewKeys(`${key}-${moves ? nextChargeOn : "amount"}`, (idempotencyKey) =>
          stripe.subscriptions.update(
            subscriptionId,
            {
              items: [{ id: item.id, price_data: monthlyPrice(chargedCents, subscription.currency) }],
              ...(moves && anchoredTo(nextChargeOn)),
              ...(moves && { metadata: { [dayName]: String(dayOfMonth) } }),
              proration_behavior: "none",
            },
            { idempotencyKey },
          ),
        );
        return "done" as const;
      }),

    // Also voids earlier unpaid invoices, which Stripe would still retry during the pause.
    pause: (subscriptionId) =>
      answered(client, async (stripe) => {
        await stripe.subscriptions.update(subscriptionId, { pause_collection: { behavior: "void" } });
        const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: "open" });
        // Invoices that a bank decides on, or that were paid meanwhile, stay.
        for (const { id } of data) await unlessRefused<unknown>(stripe.invoices.voidInvoice(id), null);
        return "done" as const;
      }),

    resume: (subscriptionId, nextChargeOn) =>
      answered(client, async (stripe) => {
        const found = await stripe.subscriptions.retrieve(subscriptionId);
        // Stripe's own pause, set after failed charges, needs its own way to end.
        const subscription =
          found.status === "paused"
            ? await stripe.subscriptions.resume(subscriptionId, {
                billing_cycle_anchor: { type: "unchanged" },
                proration_behavior: "none",
              })
            : found;
        const leavingOut = leavingOutUntil(subscription, nextChargeOn);
        await stripe.subscriptions.update(
          subscriptionId,
          leavingOut === null
            ? { pause_collection: "", ...anchoredTo(nextChargeOn), proration_behavior: "none" }
            : { pause_collection: leavingOut },
        );
        return "done" as const;
      }),

    cancel: (subscriptionId) =>
      answered(client, async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId);
        if (!endedStatuses.includes(status)) await stripe.subscriptions.cancel(subscriptionId);
        return "done" as const;
      }),

    forget: (subscriptionId) =>
      answered(client, async (stripe) => {
        const { customer } = await stripe.subscriptions.retrieve(subscriptionId);
        // Deleting a customer ends its subscriptions, and forgetting must not end a donation.
        const { data } = await stripe.subscriptions.list({ customer: nameOf(customer), status: "all" });
        if (data.some(({ status }) => !endedStatuses.includes(status))) return "refused" as const;
        try {
          await stripe.customers.del(nameOf(customer));
        } catch (error) {
          // Already deleted; only the answer was lost.
          if (!isUnknown(error)) throw error;
        }
        return "done" as const;
      }),

    changeMethod: (subscriptionId, returnUrl) =>
      answered(client, async (stripe) => {
        const { customer, status } = await stripe.subscriptions.retrieve(subscriptionId);
        if (endedStatuses.includes(status)) return "refused" as const;
        const { url } = await stripe.billingPortal.sessions.create({
          customer: nameOf(customer),
          return_url: returnUrl,
          flow_data: { type: "payment_method_update" },
        });
        return { url };
      }),

    charges: (subscriptionId, since) =>
      answered(client, async (stripe) => {
        const charges: string[] = [];
        const invoices = stripe.invoices.list({
          subscription: subscriptionId,
          created: { gte: Date.parse(since) / 1000 },
          limit: maxPerPage,
          expand: ["data.payments"],
        });
        for await (const { payments } of invoices)
          for (const { payment } of payments?.data ?? [])
            if (payment.payment_intent) charges.push(nameOf(payment.payment_intent));
        return charges;
      }),

    describe: (subscriptionId) =>
      answered(client, (stripe) => describeSubscription(stripe, subscriptionId, mandateReferenceOf)),
  };
}
