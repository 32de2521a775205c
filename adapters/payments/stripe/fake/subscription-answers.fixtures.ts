import type { FakeAnswer } from "../../fake-api.fixtures.ts";
import {
  listOf,
  missing,
  ok,
  pageOf,
  refused,
  type Form,
  type Route,
  type Tell,
} from "./answer-parts.fixtures.ts";
import { idOf, type FakeBooks, type FakeSubscription } from "./books.fixtures.ts";
import { at, metadataIn } from "./form-body.fixtures.ts";

export const monthSeconds = 30 * 24 * 60 * 60;

/** Customers, what they give monthly, and the invoices of each month. */
export function subscriptionRoutes(books: FakeBooks, tell: Tell, mostPerPage: number): Route[] {
  return [
    [
      "POST",
      /^\/v1\/products$/,
      (_, form) => {
        const id = at(form, "id") ?? idOf("prod");
        if (books.products.has(id)) return refused("resource_already_exists");
        books.products.add(id);
        return ok({ id, object: "product" });
      },
    ],
    [
      "POST",
      /^\/v1\/customers$/,
      (_, form) => {
        const customer = { id: idOf("cus"), email: at(form, "email") ?? "" };
        books.customers.set(customer.id, customer);
        return ok({ ...customer, object: "customer" });
      },
    ],
    ["POST", /^\/v1\/subscriptions$/, (_, form) => openSubscription(form)],
    ["GET", /^\/v1\/subscriptions\/(\w+)$/, (id) => withSubscription(id, (found) => ok(shown(found)))],
    [
      "POST",
      /^\/v1\/subscriptions\/(\w+)$/,
      (id, form) => withSubscription(id, (found) => change(found, form)),
    ],
    [
      "DELETE",
      /^\/v1\/subscriptions\/(\w+)$/,
      (id) =>
        withSubscription(id, (found) => {
          if (found.status === "canceled") return missing();
          found.status = "canceled";
          tell("customer.subscription.deleted", { id });
          return ok(shown(found));
        }),
    ],
    [
      "GET",
      /^\/v1\/invoice_payments$/,
      (_, __, query) => {
        const asked = query.get("payment[payment_intent]");
        const found = [...books.invoices.values()].filter(
          (invoice) => invoice.payment_intent === asked || invoice.id === query.get("invoice"),
        );
        const expands = [...query.values()].includes("data.invoice");
        return listOf(
          found.map((invoice) => ({
            object: "invoice_payment",
            is_default: true,
            payment: { type: "payment_intent", payment_intent: invoice.payment_intent },
            invoice: expands ? invoiceShown(invoice.id) : invoice.id,
          })),
        );
      },
    ],
    ["GET", /^\/v1\/invoices$/, (_, __, query) => pageOf("invoices", invoicesFor(query), query, mostPerPage)],
    [
      "POST",
      /^\/v1\/invoices\/(\w+)\/void$/,
      (id) => {
        const invoice = books.invoices.get(id);
        if (!invoice) return missing();
        const intent = books.intents.get(invoice.payment_intent);
        if (invoice.status !== "open" || !intent || intent.status === "processing")
          return refused("invoice_not_open");
        invoice.status = "void";
        intent.status = "canceled";
        const subscription = books.subscriptions.get(invoice.subscription);
        if (subscription?.status === "incomplete") subscription.status = "incomplete_expired";
        tell("payment_intent.canceled", intent);
        return ok(invoiceShown(id));
      },
    ],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      (_, form) =>
        ok({
          object: "billing_portal.session",
          url: `https://billing.stripe.test/p/${at(form, "customer")}`,
        }),
    ],
  ];

  function openSubscription(form: Form): FakeAnswer {
    const price = (form["items"] as Form | undefined)?.["0"];
    if (!books.products.has(at(price, "price_data", "product") ?? "")) return missing();
    const currency = at(price, "price_data", "currency") ?? "";
    const amount = Number(at(price, "price_data", "unit_amount"));
    const intent = books.newIntent(amount, currency);
    const id = idOf("sub");
    const invoice = books.newInvoice(id, intent.id, "subscription_create");
    const subscription: FakeSubscription = {
      id,
      object: "subscription",
      status: "incomplete",
      customer: at(form, "customer") ?? "",
      currency,
      metadata: metadataIn(form),
      latest_invoice: invoice.id,
      pause_collection: null,
      trial_end: null,
      item: { id: idOf("si"), unit_amount: amount, current_period_end: books.seconds() + monthSeconds },
      method: null,
    };
    books.subscriptions.set(id, subscription);
    return ok({
      ...shown(subscription),
      latest_invoice: {
        ...invoiceShown(invoice.id),
        confirmation_secret: { type: "payment_intent", client_secret: intent.client_secret },
        payments: {
          object: "list",
          data: [
            { object: "invoice_payment", payment: { type: "payment_intent", payment_intent: intent.id } },
          ],
        },
      },
    });
  }

  function withSubscription(id: string, answer: (found: FakeSubscription) => FakeAnswer): FakeAnswer {
    const found = books.subscriptions.get(id);
    return found ? answer(found) : missing();
  }

  function change(found: FakeSubscription, form: Form): FakeAnswer {
    if (found.status === "canceled") return refused("resource_missing", 400);
    const amount = at((form["items"] as Form | undefined)?.["0"], "price_data", "unit_amount");
    if (amount) found.item.unit_amount = Number(amount);
    const trialEnd = at(form, "trial_end");
    if (trialEnd) {
      if (Number(trialEnd) <= books.seconds()) return refused("trial_end_in_the_past");
      found.trial_end = found.item.current_period_end = Number(trialEnd);
      found.status = "trialing";
    }
    if (form["pause_collection"] === "") found.pause_collection = null;
    const behavior = at(form, "pause_collection", "behavior");
    if (behavior) found.pause_collection = { behavior };
    return ok(shown(found));
  }

  /** Newest first. */
  function invoicesFor(query: URLSearchParams) {
    const since = Number(query.get("created[gte]") ?? 0);
    const expands = [...query.values()].includes("data.payments");
    return [...books.invoices.values()]
      .filter(({ subscription, created }) => subscription === query.get("subscription") && created >= since)
      .toReversed()
      .map(({ id, payment_intent: intent }) => ({
        ...invoiceShown(id),
        id,
        ...(expands && {
          payments: {
            object: "list",
            data: [
              { object: "invoice_payment", payment: { type: "payment_intent", payment_intent: intent } },
            ],
          },
        }),
      }));
  }

  function invoiceShown(id: string) {
    const invoice = books.invoices.get(id);
    const metadata = books.subscriptions.get(invoice?.subscription ?? "")?.metadata ?? {};
    return {
      ...invoice,
      payment_intent: undefined,
      subscription: undefined,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: invoice?.subscription, metadata },
      },
    };
  }
}

const shown = ({ item, method, ...subscription }: FakeSubscription) => ({
  ...subscription,
  items: {
    object: "list",
    data: [{ object: "subscription_item", ...item, price: { unit_amount: item.unit_amount } }],
  },
  default_payment_method: method && {
    id: "pm_1",
    object: "payment_method",
    type: method,
    [method]: { last4: "4242" },
  },
});
