import { byPerson, needsPerson } from "./belief.ts";
import { subscribed } from "./stripe-first-payment.ts";
import {
  advancePast,
  attached,
  lastInvoiceOf,
  monthlyOnClock,
  noonOn,
  paidMonthly,
  periodEndOf,
} from "./stripe-months.ts";
import {
  agreed,
  ensureProduct,
  giver,
  newCustomer,
  type StripeApi,
  type StripeBelief,
} from "./stripe-parts.ts";

/** Any address will do: nothing is read from it. */
const returnUrl = "https://example.org/";

/** What a person is to go on with is made ready, and left standing; Stripe deletes clocks by itself after thirty days. */
export const beliefsByHand: readonly StripeBelief[] = [
  byPerson(
    "S10",
    "a refund beyond the balance waits as pending for insufficient_funds, and is not refused",
    "pay in the test account, pay its whole balance out, refund a payment and read refunds/<id>: status and pending_reason",
  ),
  {
    id: "S13",
    sentence:
      "the portal makes the chosen card the customer's default, tells customer.updated and leaves the subscription alone",
    check: async (api) => {
      const { stripe } = api;
      const { id: customer } = await newCustomer(api);
      const { subscription } = await paidMonthly(api, customer);
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return needsPerson(
        `open ${url}, choose another card, then read customers/${customer}, subscriptions/${subscription.id} and events?type=customer.updated; delete the customer`,
      );
    },
  },
  byPerson(
    "S20",
    "a subscription that Stripe paused itself is ended in its pause by resume, without an invoice",
    "at https://dashboard.stripe.com/test/settings/billing/automatic let subscriptions be paused after failed payments, fail a renewal on a test clock, call subscriptions/<id>/resume with billing_cycle_anchor[type]=unchanged and list its invoices",
  ),
  {
    id: "S21",
    sentence:
      "the page of an invoice lets the donor confirm that very payment, without signing in, for two weeks",
    check: async (api) => {
      const monthly = await monthlyOnClock(api, noonOn(3, 1));
      const method = await attached(api, monthly.customer, "pm_card_authenticationRequired");
      await api.stripe.subscriptions.update(monthly.subscription.id, { default_payment_method: method });
      await advancePast(api, monthly.clock, periodEndOf(monthly.subscription));
      const { id, hosted_invoice_url: url } = await lastInvoiceOf(api, monthly.subscription.id);
      return needsPerson(
        `open ${url ?? "(no address was given)"} in a private window, today or within two weeks, confirm, and see invoice_payments?invoice=${id} become paid with the payment it had; delete the clock ${monthly.clock}`,
      );
    },
  },
  {
    id: "S22",
    sentence: "the mandate of a debit is named by its charge, or by the iDEAL charge it came from",
    check: async (api) => {
      const { url, customer } = await firstByIdeal(api);
      return needsPerson(
        `open ${url} and authorise it, then read charges?customer=${customer} and mandates/<its generated_sepa_debit_mandate>: reference; delete the customer`,
      );
    },
  },
  {
    id: "S23",
    sentence: "a first payment by iDEAL leaves its debit as the subscription's method",
    check: async (api) => {
      const { url, customer, subscription } = await firstByIdeal(api);
      return needsPerson(
        `open ${url} and authorise it, then read subscriptions/${subscription}?expand[]=default_payment_method: type sepa_debit; delete the customer ${customer}`,
      );
    },
  },
  byPerson(
    "S26",
    "fees of Billing and Radar are lines of their own, and a failed debit's fee is in the line of its failure",
    "after a live month compare balance_transactions?type=stripe_fee and those of type payment_failure_refund with the month's statement at https://dashboard.stripe.com/settings/documents",
  ),
  byPerson(
    "S31",
    "Stripe.js answers payment_intent_unexpected_state on a payment that was withdrawn",
    "start the program with test keys, open /donate up to the card's fields, cancel the payment at https://dashboard.stripe.com/test/payments, then pay in the page and read the answer in the browser's network tab",
  ),
  byPerson(
    "S33",
    "the attributes of Radar's rules are named as docs/operations.md has them",
    "enter the rules of docs/operations.md at https://dashboard.stripe.com/test/settings/radar/rules, which refuses unknown names",
  ),
  byPerson(
    "S34",
    "the lines of an automatic payout, its own among them, add up to nothing",
    "in the live account: balance_transactions?payout=<the last one>&limit=100, add up net",
  ),
  byPerson(
    "S35",
    "the reporting category tells what a line of a payout is",
    "the lines of S34: compare type, reporting_category and source with adapters/payments/stripe/payouts.ts",
  ),
  byPerson(
    "S36",
    "a restricted key hears 403 about what it lacks, and 404 about what is not there",
    "make a restricted test key that may read nothing but charges: payment_intents/pi_doctor (403), charges?limit=1 (200), charges/ch_doctor (404)",
  ),
  byPerson(
    "S37",
    "webhook endpoints are listed with their address, status and events",
    "add an endpoint in the test dashboard, switch it off, and list webhook_endpoints before and after",
  ),
];

async function firstByIdeal(
  api: StripeApi,
): Promise<{ url: string; customer: string; subscription: string }> {
  const { stripe } = api;
  await ensureProduct(api);
  const { id: customer } = await newCustomer(api);
  const { id: subscription, payment } = await subscribed(api, customer);
  const { next_action: next } = await stripe.paymentIntents.confirm(payment, {
    payment_method_data: { type: "ideal", billing_details: giver },
    mandate_data: agreed,
    return_url: returnUrl,
  });
  const url = next?.redirect_to_url?.url;
  if (!url) throw new Error(`Stripe sends nobody to a bank for ${payment}`);
  return { url, customer, subscription };
}
