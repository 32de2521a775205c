import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import { idOf, type FakeBooks, type FakeIntent, type FakeSubscription } from "./books.fixtures.ts";
import { at, metadataIn, readForm, type FormValue } from "./form-body.fixtures.ts";

export const monthSeconds = 30 * 24 * 60 * 60;
type Form = Record<string, FormValue>;
type Route = [
  method: string,
  path: RegExp,
  answer: (id: string, form: Form, query: URLSearchParams) => FakeAnswer,
];

/** The calls we make, with the refusals Stripe would give. `tell` sends an event. */
export function fakeAnswers(
  books: FakeBooks,
  tell: (type: string, object: object) => void,
  mostPerPage: number,
) {
  const routes: Route[] = [
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
    [
      "POST",
      /^\/v1\/payment_intents$/,
      (_, form) => {
        if (form["payment_method_types"]) return refused("parameter_unknown");
        return ok(books.newIntent(Number(at(form, "amount")), at(form, "currency") ?? "", metadataIn(form)));
      },
    ],
    [
      "GET",
      /^\/v1\/payment_intents\/(\w+)$/,
      (id, _, query) => {
        const intent = books.intents.get(id);
        return intent ? ok(withCharge(books, intent, query)) : missing();
      },
    ],
    [
      "POST",
      /^\/v1\/payment_intents\/(\w+)\/cancel$/,
      (id) => {
        const intent = books.intents.get(id);
        if (!intent) return missing();
        if (books.invoiceOf(id) || !cancelable.includes(intent.status))
          return refused("payment_intent_unexpected_state");
        intent.status = "canceled";
        tell("payment_intent.canceled", intent);
        return ok(intent);
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
    ["GET", /^\/v1\/events$/, (_, __, query) => pageOf("events", eventsFor(query), query, mostPerPage)],
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
      /^\/v1\/refunds$/,
      (_, form) => refund(at(form, "payment_intent") ?? "", Number(at(form, "amount"))),
    ],
    ["GET", /^\/v1\/refunds$/, (_, __, query) => listOf(ofIntent(books.refunds, query))],
    ["GET", /^\/v1\/disputes$/, (_, __, query) => listOf(ofIntent(books.disputes, query))],
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

  return ({ method, path, body, query, headers }: FakeRequest): FakeAnswer | null => {
    if (!headers.authorization?.startsWith("Bearer sk_")) return { status: 401, body: failure(401) };
    for (const [verb, pattern, answer] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return answer(match[1] ?? "", readForm(body), query);
    }
    return null;
  };

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

  function refund(intentId: string, amount: number): FakeAnswer {
    const intent = books.intents.get(intentId);
    if (!intent) return missing();
    const back = ofIntent(books.refunds, new URLSearchParams({ payment_intent: intentId }));
    const left = intent.amount_received - back.reduce((sum, { amount: cents }) => sum + cents, 0);
    if (amount > left) return refused(left === 0 ? "charge_already_refunded" : "amount_too_large");
    const made = {
      id: idOf("re"),
      object: "refund",
      payment_intent: intentId,
      amount,
      status: "succeeded",
      created: books.seconds(),
    } as const;
    books.refunds.set(made.id, { ...made });
    tell("charge.refunded", books.charges.get(intent.latest_charge ?? "") ?? {});
    return ok(made);
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

  function eventsFor(query: URLSearchParams) {
    const since = Number(query.get("created[gte]") ?? 0);
    const types = [...query].flatMap(([name, value]) => (name.startsWith("types[") ? [value] : []));
    return books.events.filter(({ type, created }) => types.includes(type) && created >= since).toReversed();
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

const cancelable = ["requires_payment_method", "requires_action"];

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

const withCharge = (books: FakeBooks, intent: FakeIntent, query: URLSearchParams) => {
  const expands = [...query.values()].includes("latest_charge.balance_transaction");
  return {
    ...intent,
    latest_charge: expands ? (books.charges.get(intent.latest_charge ?? "") ?? null) : intent.latest_charge,
  };
};

const ofIntent = <T extends { payment_intent: string }>(all: Map<string, T>, query: URLSearchParams): T[] =>
  [...all.values()].filter(({ payment_intent: id }) => id === query.get("payment_intent"));

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
const listOf = (data: unknown[]): FakeAnswer => ok({ object: "list", data, has_more: false, url: "/" });
function pageOf(
  name: string,
  all: { id: string }[],
  query: URLSearchParams,
  mostPerPage: number,
): FakeAnswer {
  const after = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  const data = all.slice(after, after + Math.min(Number(query.get("limit") ?? 10), mostPerPage));
  return ok({ object: "list", data, has_more: after + data.length < all.length, url: `/v1/${name}` });
}
const missing = (): FakeAnswer => refused("resource_missing", 404);
const refused = (code: string, status = 400): FakeAnswer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message: `Refused for giver@example.org: ${code}` } },
});
export const failure = (status: number) => ({
  error: { type: status >= 500 ? "api_error" : "invalid_request_error", message: `Fake ${status}` },
});
