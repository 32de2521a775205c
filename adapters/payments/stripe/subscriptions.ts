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

/**
 * Stripe charges on the day its cycle is anchored to. Charges are left out without touching that. Another day takes a
 * trial that ends on the wanted date: the cycle is anchored there from then on, and nothing is charged before.
 */
export function stripeSubscriptions(client: Promise<Stripe>): Subscriptions {
  const mandateReferenceOf = mandateReferences();
  return {
    change: (subscriptionId, { chargedCents, dayOfMonth, nextChargeOn, key }) =>
      answered(client, async (stripe) => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId);
        const item = itemOf(subscription);
        // A paused subscription has no next charge. The new date is sent on resume, and the cycle continues
        // meanwhile.
        const moves =
          !isPaused(subscription) &&
          (nextChargeOf(subscription) !== nextChargeOn || chosenDayOf(subscription) !== dayOfMonth);
        // Already done; only the answer was lost.
        const isSo = item.price.unit_amount === chargedCents && !moves;
        if (isSo && !endedStatuses.includes(subscription.status)) return "done" as const;
        // One key is good for one question, and the date is part of it.
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

    // Invoices of a paused subscription are void, so nothing waits to be collected when it is resumed. One that was
    // made before and not paid would still be tried again, so it is made void as well.
    pause: (subscriptionId) =>
      answered(client, async (stripe) => {
        await stripe.subscriptions.update(subscriptionId, { pause_collection: { behavior: "void" } });
        const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: "open" });
        // One that a bank is about to decide on stays, and so does one that was paid in between.
        for (const { id } of data) await unlessRefused<unknown>(stripe.invoices.voidInvoice(id), null);
        return "done" as const;
      }),

    resume: (subscriptionId, nextChargeOn) =>
      answered(client, async (stripe) => {
        const found = await stripe.subscriptions.retrieve(subscriptionId);
        // Stripe's own pause, which it can be set to after failed charges, has to be ended in its own way.
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
        // Deleting would end them as well: nothing is ended by being forgotten.
        const { data } = await stripe.subscriptions.list({ customer: nameOf(customer), status: "all" });
        if (data.some(({ status }) => !endedStatuses.includes(status))) return "refused" as const;
        try {
          await stripe.customers.del(nameOf(customer));
        } catch (error) {
          // Forgotten before, when only the answer was lost.
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
