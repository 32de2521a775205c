import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { isRefusal } from "#adapters/payments/stripe/client.ts";
import { compared } from "./belief.ts";
import {
  amountCents,
  giver,
  minuteMs,
  newIntent,
  paidByCard,
  unlessDeclined,
  type StripeApi,
  type StripeBelief,
} from "./stripe-parts.ts";

const tries = 5;
const refundPatienceMs = 5 * minuteMs;
const shownPatienceMs = 2 * minuteMs;

export const cardBeliefs: readonly StripeBelief[] = [
  {
    id: "S6",
    sentence: "each refused card leaves a failed charge of its payment, which tells of the last",
    check: async (api) => {
      const { stripe } = api;
      const { id } = await newIntent(api);
      for (let tried = 0; tried < tries; tried++)
        await unlessDeclined(stripe.paymentIntents.confirm(id, { payment_method: "pm_card_chargeDeclined" }));
      const { data } = await stripe.charges.list({ payment_intent: id, limit: 100 });
      const { last_payment_error: error } = await stripe.paymentIntents.retrieve(id);
      return compared(
        { "failed charges": tries, "tells of the last": true },
        {
          "failed charges": data.filter(({ status }) => status === "failed").length,
          "tells of the last": error !== null,
        },
      );
    },
  },
  {
    id: "S9",
    sentence: "a refund that failed names the line by which the money came back, whole where it is asked for",
    check: async (api) => {
      const { id } = await paidByCard(api, "pm_card_refundFail");
      await api.stripe.refunds.create({ payment_intent: id, amount: amountCents });
      const { data } = await api.until(
        () => api.stripe.refunds.list({ payment_intent: id, expand: ["data.failure_balance_transaction"] }),
        (refunds) => refunds.data[0]?.status === "failed",
        refundPatienceMs,
      );
      const line = data[0]?.failure_balance_transaction;
      return compared(
        { refund: "failed", "line is whole": true },
        { refund: data[0]?.status, "line is whole": typeof line === "object" && line !== null },
      );
    },
  },
  {
    id: "S11",
    sentence: "an answer that is only repeated under its key says so in a header",
    check: async ({ stripe, afterwards }) => {
      const idempotencyKey = randomUUID();
      const create = () => stripe.customers.create({ email: giver.email }, { idempotencyKey });
      const first = await create();
      afterwards(() => stripe.customers.del(first.id));
      const { id, lastResponse } = await create();
      return compared(
        { "same customer": true, "idempotent-replayed": "true" },
        {
          "same customer": id === first.id,
          "idempotent-replayed": lastResponse.headers["idempotent-replayed"],
        },
      );
    },
  },
  {
    id: "S12",
    sentence: "a refund is in the list of its payment as soon as it was answered",
    check: async (api) => {
      const { isListed } = await refunded(api);
      return compared({ "is listed": true }, { "is listed": await isListed() });
    },
  },
  {
    id: "S30",
    sentence: "cards can be left out of a payment, unless the account takes nothing else",
    check: async ({ stripe }) => {
      const order: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: "eur",
        automatic_payment_methods: { enabled: true },
      };
      try {
        const intent = await stripe.paymentIntents.create({
          ...order,
          excluded_payment_method_types: ["card"],
        });
        const left = intent.excluded_payment_method_types?.join(" ");
        return compared({ "left out": "card" }, { "left out": left });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const { payment_method_types: types } = await stripe.paymentIntents.create(order);
        return compared({ "is refused with": "card" }, { "is refused with": types.join(" ") });
      }
    },
  },
  {
    id: "S32",
    sentence: "a refund is in the list of its payment two minutes after it was made",
    check: async (api) => {
      const { isListed } = await refunded(api);
      const found = await api.until(isListed, Boolean, shownPatienceMs);
      return compared({ "is listed": true }, { "is listed": found });
    },
  },
  {
    id: "S38",
    sentence: "a payment can be limited to the type that the donor chose",
    check: async ({ stripe }) => {
      const intent = await stripe.paymentIntents.create({
        amount: amountCents,
        currency: "eur",
        automatic_payment_methods: { enabled: true },
        allowed_payment_method_types: ["card"],
      });
      return compared({ types: "card" }, { types: intent.payment_method_types.join(" ") });
    },
  },
];

async function refunded(api: StripeApi) {
  const { stripe } = api;
  const { id } = await paidByCard(api, "pm_card_visa");
  const refund = await stripe.refunds.create({ payment_intent: id, amount: amountCents });
  const isListed = async (): Promise<boolean> => {
    const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
    return data.some((each) => each.id === refund.id);
  };
  return { isListed };
}
