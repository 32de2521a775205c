import type Stripe from "stripe";
import type { FakeAnswer } from "../../fake-api.fixtures.ts";
import { listMade } from "./billing-objects.fixtures.ts";
import type { FormValue } from "./form-body.fixtures.ts";

export type Form = Record<string, FormValue>;
export type Route = [
  method: string,
  path: RegExp,
  answer: (id: string, form: Form, query: URLSearchParams) => FakeAnswer,
];

/** How the fake tells of what happened. */
export type Tell = (type: Stripe.Event.Type, object: Stripe.Event.Data["object"]) => void;

/** Whatever Stripe answers with is one of its own objects, whole, or a list of them. */
type StripeObject =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.EventBase
  | Stripe.BalanceTransaction
  | Stripe.Payout
  | Stripe.Mandate
  | Stripe.Customer
  | Stripe.DeletedCustomer
  | Stripe.Product
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.BillingPortal.Session
  | Stripe.PaymentMethod
  | Stripe.WebhookEndpoint
  | Stripe.PaymentMethodConfiguration
  | Stripe.PaymentMethodDomain
  | Stripe.TestHelpers.TestClock
  | Stripe.TestHelpers.DeletedTestClock;

/** The balance is the account's own, and has no name. */
export const ok = (body: StripeObject | Stripe.Balance | Stripe.ApiList<StripeObject>): FakeAnswer => ({
  status: 200,
  body,
});
export const listOf = (data: StripeObject[]): FakeAnswer => ok(listMade(data, "/"));

/** Newest first, from where the last page ended. */
export function pageOf(
  name: string,
  all: StripeObject[],
  query: URLSearchParams,
  maxPerPage: number,
): FakeAnswer {
  const after = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  const data = all.slice(after, after + Math.min(Number(query.get("limit") ?? 10), maxPerPage));
  return ok({ ...listMade(data, `/v1/${name}`), has_more: after + data.length < all.length });
}

export const expands = (query: URLSearchParams, name: string): boolean => [...query.values()].includes(name);

export const missing = (): FakeAnswer => refused("resource_missing", 404);
export const refused = (code: string, status = 400): FakeAnswer => ({
  status,
  body: {
    error: {
      type: status === 402 ? "card_error" : "invalid_request_error",
      code,
      message: `Refused for giver@example.org: ${code}`,
    },
  },
});
export const failure = (status: number) => ({
  error: { type: status >= 500 ? "api_error" : "invalid_request_error", message: `Fake ${status}` },
});
