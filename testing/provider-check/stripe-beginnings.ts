import { isUnknown } from "#adapters/payments/stripe/client.ts";
import { compared } from "./belief.ts";
import { debitedOnClock, subscribed } from "./stripe-first-payment.ts";
import { advance, advancePast, daySeconds, lastInvoiceOf, noonOn, periodEndOf } from "./stripe-months.ts";
import {
  bankPatienceMs,
  ensureProduct,
  nameOf,
  newCustomer,
  type StripeApi,
  type StripeBelief,
} from "./stripe-parts.ts";

export const beginningBeliefs: readonly StripeBelief[] = [
  {
    id: "S5",
    sentence: "the payment of a month's invoice by debit has no moment of payment until the bank has paid",
    check: async (api) => {
      const { stripe } = api;
      const { clock, id, payment } = await debitedOnClock(api, noonOn(3, 1));
      await bankDecides(api, payment);
      await advancePast(api, clock, periodEndOf(await stripe.subscriptions.retrieve(id)));
      const { id: invoice } = await lastInvoiceOf(api, id);
      const paidAt = async () =>
        (await stripe.invoicePayments.list({ invoice })).data[0]?.status_transitions.paid_at ?? null;
      const before = await paidAt();
      const after = await api.until(paidAt, (at) => at !== null, bankPatienceMs);
      return compared({ before: null, "after has one": true }, { before, "after has one": after !== null });
    },
  },
  {
    id: "S24",
    sentence:
      "a subscription begun by debit is anchored to its creation, and does not expire while the debit waits",
    check: async (api) => {
      const { stripe } = api;
      const from = noonOn(3, 1);
      const { clock, id, payment } = await debitedOnClock(api, from);
      await advance(api, clock, from + 2 * daySeconds);
      const waiting = await stripe.subscriptions.retrieve(id);
      await bankDecides(api, payment);
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

const bankDecides = ({ stripe, until }: StripeApi, payment: string) =>
  until(
    () => stripe.paymentIntents.retrieve(payment),
    ({ status }) => status !== "processing",
    bankPatienceMs,
  );
