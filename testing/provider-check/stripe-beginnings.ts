import { isUnknown } from "#adapters/payments/stripe/client.ts";
import { compared } from "./belief.ts";
import { subscribed } from "./stripe-first-payment.ts";
import { advance, customerOnClock, daySeconds, noonOn } from "./stripe-months.ts";
import {
  agreed,
  debitFrom,
  ensureProduct,
  ibans,
  bankPatienceMs,
  nameOf,
  newCustomer,
  type StripeBelief,
} from "./stripe-parts.ts";

export const beginningBeliefs: readonly StripeBelief[] = [
  {
    id: "S24",
    sentence:
      "a subscription begun by debit is anchored to its creation, and does not expire while the debit waits",
    check: async (api) => {
      const { stripe } = api;
      await ensureProduct(api);
      const from = noonOn(3, 1);
      const { clock, customer } = await customerOnClock(api, from);
      const { id, payment } = await subscribed(api, customer);
      const debit = { payment_method_data: debitFrom(ibans.paidLater), mandate_data: agreed };
      await stripe.paymentIntents.confirm(payment, debit);
      await advance(api, clock, from + 2 * daySeconds);
      const waiting = await stripe.subscriptions.retrieve(id);
      await api.until(
        () => stripe.paymentIntents.retrieve(payment),
        ({ status }) => status !== "processing",
        bankPatienceMs,
      );
      const paid = await stripe.subscriptions.retrieve(id);
      return compared(
        {
          "anchor at first": waiting.created,
          "has expired": false,
          "anchor then": waiting.created,
          "in the end": "active",
        },
        {
          "anchor at first": waiting.billing_cycle_anchor,
          "has expired": waiting.status === "incomplete_expired",
          "anchor then": paid.billing_cycle_anchor,
          "in the end": paid.status,
        },
      );
    },
  },
  {
    id: "S29",
    sentence: "a deleted customer leaves its ended subscriptions to be read; deleting it again finds nothing",
    check: async (api) => {
      const { stripe } = api;
      await ensureProduct(api);
      const customer = await newCustomer(api);
      const { id } = await subscribed(api, customer.id);
      await stripe.subscriptions.cancel(id);
      await stripe.customers.del(customer.id);
      const ended = await stripe.subscriptions.retrieve(id);
      const again = await stripe.customers.del(customer.id).then(
        () => "deleted",
        (error: unknown) => {
          if (!isUnknown(error)) throw error;
          return "resource_missing";
        },
      );
      return compared(
        { customer: customer.id, again: "resource_missing" },
        { customer: nameOf(ended.customer), again },
      );
    },
  },
];
