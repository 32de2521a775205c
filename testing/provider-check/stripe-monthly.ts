import { compared } from "./belief.ts";
import {
  advancePast,
  attached,
  lastInvoiceOf,
  monthlyOnClock,
  noonOn,
  owing,
  periodEndOf,
} from "./stripe-months.ts";
import { agreed, debitFrom, ibans, bankPatienceMs, nameOf, type StripeBelief } from "./stripe-parts.ts";

export const monthlyBeliefs: readonly StripeBelief[] = [
  {
    id: "S5",
    sentence: "the payment of a month's invoice by debit has no moment of payment until the bank has paid",
    check: async (api) => {
      const { stripe } = api;
      const monthly = await monthlyOnClock(api, noonOn(3, 1));
      const { payment_method: method } = await stripe.setupIntents.create({
        customer: monthly.customer,
        automatic_payment_methods: { enabled: true, allow_redirects: "never" },
        payment_method_data: debitFrom(ibans.paidLater),
        mandate_data: agreed,
        confirm: true,
      });
      await stripe.subscriptions.update(monthly.subscription.id, {
        default_payment_method: nameOf(method) ?? "",
      });
      await advancePast(api, monthly.clock, periodEndOf(monthly.subscription));
      const { id: invoice } = await lastInvoiceOf(api, monthly);
      const paidAt = async () =>
        (await stripe.invoicePayments.list({ invoice })).data[0]?.status_transitions.paid_at ?? null;
      const before = await paidAt();
      const after = await api.until(paidAt, (at) => at !== null, bankPatienceMs);
      return compared({ before: null, "after has one": true }, { before, "after has one": after !== null });
    },
  },
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
