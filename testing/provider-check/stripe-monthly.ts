import { compared } from "./belief.ts";
import { advancePast, attached, monthlyOnClock, noonOn, owing, periodEndOf } from "./stripe-months.ts";
import { nameOf, type StripeBelief } from "./stripe-parts.ts";

export const monthlyBeliefs: readonly StripeBelief[] = [
  {
    id: "S14",
    sentence:
      "a method that is the customer's default no more stays attached, and its subscription is charged to it",
    check: async (api) => {
      const { stripe } = api;
      const { clock, customer, subscription } = await monthlyOnClock(api, noonOn(3, 1));
      const chosen = await attached(api, customer, "pm_card_mastercard");
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: chosen } });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: chosen });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: "" } });
      await advancePast(api, clock, periodEndOf(subscription));
      const { data } = await stripe.charges.list({ customer });
      const method = await stripe.paymentMethods.retrieve(chosen);
      return compared(
        { "charged to": chosen, "attached to": customer },
        { "charged to": data[0]?.payment_method, "attached to": nameOf(method.customer) },
      );
    },
  },
  {
    id: "S19",
    sentence:
      "an invoice of before a pause is tried again until it is made void, which makes the subscription active",
    check: async (api) => {
      const { stripe } = api;
      const { subscription, invoice } = await owing(api);
      await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: "void" } });
      const open = await stripe.invoices.retrieve(invoice.id);
      await stripe.invoices.voidInvoice(invoice.id);
      const { status } = await stripe.subscriptions.retrieve(subscription.id);
      return compared(
        { invoice: "open", "is tried again": true, "subscription then": "active" },
        {
          invoice: open.status,
          "is tried again": open.next_payment_attempt !== null,
          "subscription then": status,
        },
      );
    },
  },
  {
    id: "S27",
    sentence: "an invoice has one default payment, and one that paid it, whatever it was paid with",
    check: async (api) => {
      const { invoice, method } = await owing(api);
      await api.stripe.invoices.pay(invoice.id, { payment_method: method });
      const { data } = await api.stripe.invoicePayments.list({ invoice: invoice.id });
      return compared(
        { default: 1, paid: 1 },
        {
          default: data.filter((each) => each.is_default).length,
          paid: data.filter(({ status }) => status === "paid").length,
        },
      );
    },
  },
];
