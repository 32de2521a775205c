import type Stripe from "stripe";
import { dutchDate } from "#domain/giving/dutch-date.ts";
import type { Subscriptions, SubscriptionStanding } from "#domain/giving/subscriptions.ts";
import { pastBurntKeys } from "./burnt-keys.ts";
import { isRefusal, isUnavailable, surprise } from "./client.ts";
import { monthlyPrice } from "./open.ts";

const mostPerPage = 100;

/**
 * Stripe charges on the day its cycle is anchored to. The only way to move that day without charging anything now is a
 * trial that ends on the wanted date; the cycle is anchored there from then on.
 */
export const stripeSubscriptions = (client: Promise<Stripe>): Subscriptions => ({
  change: (subscriptionId, { chargedCents, nextChargeOn, key }) =>
    answered(client, async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const item = itemOf(subscription);
      const moves = nextChargeOf(subscription) !== nextChargeOn;
      // Heard already, when only the answer was lost.
      const isSo = item.price.unit_amount === chargedCents && !moves;
      if (isSo && !endedStatuses.includes(subscription.status)) return "done" as const;
      // One key is good for one question, and the date is part of it.
      await pastBurntKeys(`${key}-${moves ? nextChargeOn : "amount"}`, (idempotencyKey) =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price_data: monthlyPrice(chargedCents, subscription.currency) }],
            ...(moves && { trial_end: noonOf(nextChargeOn) }),
            proration_behavior: "none",
          },
          { idempotencyKey },
        ),
      );
      return "done" as const;
    }),

  // Invoices of a paused subscription are void, so nothing waits to be collected when it is resumed.
  pause: (subscriptionId) =>
    answered(client, async (stripe) => {
      await stripe.subscriptions.update(subscriptionId, { pause_collection: { behavior: "void" } });
      return "done" as const;
    }),

  resume: (subscriptionId, nextChargeOn) =>
    answered(client, async (stripe) => {
      await stripe.subscriptions.update(subscriptionId, {
        pause_collection: "",
        trial_end: noonOf(nextChargeOn),
        proration_behavior: "none",
      });
      return "done" as const;
    }),

  cancel: (subscriptionId) =>
    answered(client, async (stripe) => {
      const { status } = await stripe.subscriptions.retrieve(subscriptionId);
      if (!endedStatuses.includes(status)) await stripe.subscriptions.cancel(subscriptionId);
      return "done" as const;
    }),

  changeMethod: (subscriptionId, returnUrl) =>
    answered(client, async (stripe) => {
      const { customer, status } = await stripe.subscriptions.retrieve(subscriptionId);
      if (endedStatuses.includes(status)) return "refused" as const;
      const { url } = await stripe.billingPortal.sessions.create({
        customer: typeof customer === "string" ? customer : customer.id,
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
        limit: mostPerPage,
        expand: ["data.payments"],
      });
      for await (const { payments } of invoices)
        for (const { payment } of payments?.data ?? []) {
          const intent = payment.payment_intent;
          if (intent) charges.push(typeof intent === "string" ? intent : intent.id);
        }
      return charges;
    }),

  describe: (subscriptionId) =>
    answered(client, async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
        expand: ["default_payment_method"],
      });
      const status = statusOf(subscription);
      return {
        status,
        nextChargeOn: status === "ACTIVE" || status === "PAST_DUE" ? nextChargeOf(subscription) : null,
        method: methodOf(subscription.default_payment_method),
      };
    }),
});

async function answered<T>(
  client: Promise<Stripe>,
  work: (stripe: Stripe) => Promise<T>,
): Promise<T | "refused" | "unavailable"> {
  try {
    return await work(await client);
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (isRefusal(error)) return "refused";
    throw surprise(error);
  }
}

const endedStatuses: readonly string[] = ["canceled", "incomplete_expired"];

function statusOf({ status, pause_collection: pause }: Stripe.Subscription): SubscriptionStanding["status"] {
  if (endedStatuses.includes(status)) return "ENDED";
  if (pause || status === "paused") return "PAUSED";
  return status === "active" || status === "trialing" ? "ACTIVE" : "PAST_DUE";
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`Stripe's subscription ${id} is for nothing`);
  return item;
}

const nextChargeOf = (subscription: Stripe.Subscription): string =>
  dutchDate(new Date(itemOf(subscription).current_period_end * 1000));

/** At noon it is the same day in the Netherlands and at Stripe. */
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 1000;

function methodOf(method: Stripe.Subscription["default_payment_method"]): SubscriptionStanding["method"] {
  if (!method || typeof method === "string") return { kind: "other", lastDigits: null };
  if (method.card) return { kind: "card", lastDigits: method.card.last4 };
  if (method.sepa_debit) return { kind: "sepa_debit", lastDigits: method.sepa_debit.last4 };
  return { kind: "other", lastDigits: null };
}
