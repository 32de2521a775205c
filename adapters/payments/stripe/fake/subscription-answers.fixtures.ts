import type Stripe from "stripe";
import type { FakeAnswer } from "../../fake-api.fixtures.ts";
import { expands, missing, ok, refused, type Form, type Route } from "./answer-parts.fixtures.ts";
import type { Fake } from "./answers.fixtures.ts";
import {
  customerMade,
  itemMade,
  listMade,
  portalMade,
  priceMade,
  productMade,
  subscriptionMade,
} from "./billing-objects.fixtures.ts";
import { itemOf } from "./billing.fixtures.ts";
import { found, idOf, kept, nameOf } from "./books.fixtures.ts";
import { monthsAfter } from "./calendar.fixtures.ts";
import { at, metadataIn } from "./form-body.fixtures.ts";
import { invoiceMade } from "./invoice-objects.fixtures.ts";
import { invoiceShown } from "./invoice-answers.fixtures.ts";
import { takesNothing } from "./method-answers.fixtures.ts";

/** Customers, and what they give monthly. */
export function subscriptionRoutes({ books, bank, billing, tell }: Fake): Route[] {
  return [
    [
      "POST",
      /^\/v1\/products$/,
      (_, form) => {
        const id = at(form, "id") ?? idOf("prod");
        if (books.products.has(id)) return refused("resource_already_exists");
        const of = { created: books.seconds(), id, name: at(form, "name") ?? "" };
        return ok(kept(books.products, productMade(of)));
      },
    ],
    [
      "POST",
      /^\/v1\/customers$/,
      (_, form) => {
        const of = { created: books.seconds(), email: at(form, "email") ?? null, metadata: metadataIn(form) };
        const clock = at(form, "test_clock") ?? null;
        return ok(kept(books.customers, { ...customerMade(of), test_clock: clock }));
      },
    ],
    [
      "GET",
      /^\/v1\/customers\/(\w+)$/,
      (id) => {
        const customer = books.customers.get(id);
        return customer ? ok(customer) : missing();
      },
    ],
    [
      "POST",
      /^\/v1\/customers\/(\w+)$/,
      (id, form) => {
        const customer = books.customers.get(id);
        if (!customer) return missing();
        const method = at(form, "invoice_settings", "default_payment_method");
        if (method !== undefined) customer.invoice_settings.default_payment_method = method || null;
        tell("customer.updated", customer);
        return ok(customer);
      },
    ],
    [
      "DELETE",
      /^\/v1\/customers\/(\w+)$/,
      (id) => {
        if (!books.customers.delete(id)) return missing();
        const gone: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
        return ok(gone);
      },
    ],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      (_, __, query) => {
        const of = [...books.subscriptions.values()].filter(
          ({ customer, status }) =>
            nameOf(customer) === query.get("customer") &&
            (query.get("status") === "all" || status !== "canceled"),
        );
        const inside = new URLSearchParams(
          [...query].map(([name, value]) => [name, value.replace("data.", "")]),
        );
        return ok(
          listMade(
            of.map((it) => shown(it, inside)),
            "/v1/subscriptions",
          ),
        );
      },
    ],
    ["POST", /^\/v1\/subscriptions$/, (_, form) => openSubscription(form)],
    [
      "GET",
      /^\/v1\/subscriptions\/(\w+)$/,
      (id, _, query) => withSubscription(id, (it) => ok(shown(it, query))),
    ],
    ["POST", /^\/v1\/subscriptions\/(\w+)$/, (id, form) => withSubscription(id, (it) => change(it, form))],
    [
      "POST",
      /^\/v1\/subscriptions\/(\w+)\/resume$/,
      (id) =>
        withSubscription(id, (it) => {
          if (it.status !== "paused") return refused("subscription_not_paused");
          it.status = "active";
          return ok(it);
        }),
    ],
    [
      "DELETE",
      /^\/v1\/subscriptions\/(\w+)$/,
      (id) =>
        withSubscription(id, (it) => {
          if (it.status === "canceled") return missing();
          Object.assign(it, { status: "canceled", canceled_at: books.seconds(), ended_at: books.seconds() });
          tell("customer.subscription.deleted", it);
          return ok(it);
        }),
    ],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      (_, form) => {
        const of = { customer: at(form, "customer") ?? "", return_url: at(form, "return_url") ?? null };
        return ok(portalMade({ created: books.seconds(), ...of }));
      },
    ],
  ];

  function openSubscription(form: Form): FakeAnswer {
    const price = (form["items"] as Form | undefined)?.["0"];
    const product = at(price, "price_data", "product") ?? "";
    if (!books.products.has(product)) return missing();
    if (takesNothing(books, form, "payment_settings", "payment_method_types"))
      return refused("payment_method_unactivated");
    const created = books.seconds();
    const id = idOf("sub");
    const currency = at(price, "price_data", "currency") ?? "";
    const unitAmount = Number(at(price, "price_data", "unit_amount"));
    const periodEnd = monthsAfter(created, 1);
    const item = itemMade({ created, subscription: id, product, currency, unitAmount, periodEnd });
    const subscription = kept(
      books.subscriptions,
      subscriptionMade({
        created,
        id,
        customer: at(form, "customer") ?? "",
        currency,
        metadata: metadataIn(form),
        description: at(form, "description") ?? null,
        items: listMade([item], `/v1/subscription_items?subscription=${id}`),
      }),
    );
    const { invoice, intent } = billing.newInvoice(subscription, "subscription_create");
    const types = typesIn(form);
    if (types) intent.allowed_payment_method_types = types;
    const method = at(form, "default_payment_method");
    if (method !== undefined) bank.collect(intent, found(books.methods, method));
    return ok({
      ...subscription,
      latest_invoice: {
        ...invoiceShown(books, invoice),
        confirmation_secret: { type: "payment_intent", client_secret: intent.client_secret ?? "" },
      } satisfies Stripe.Invoice,
    });
  }

  /** Only the first payment is limited: nothing here reads the types of later ones. */
  function typesIn(form: Form): string[] | null {
    const settings = form["payment_settings"];
    const types =
      typeof settings === "object" && !Array.isArray(settings) && settings["payment_method_types"];
    return types && typeof types === "object" ? Object.values(types).map(String) : null;
  }

  function withSubscription(id: string, answer: (it: Stripe.Subscription) => FakeAnswer): FakeAnswer {
    const it = books.subscriptions.get(id);
    return it ? answer(it) : missing();
  }

  function change(it: Stripe.Subscription, form: Form): FakeAnswer {
    if (it.status === "canceled") return refused("resource_missing");
    const trialEnd = Number(at(form, "trial_end") ?? 0);
    if (trialEnd && trialEnd <= books.seconds()) return refused("trial_end_in_the_past");
    const item = itemOf(it);
    const amount = at((form["items"] as Form | undefined)?.["0"], "price_data", "unit_amount");
    if (amount) {
      const of = { currency: it.currency, product: nameOf(item.price.product), unitAmount: Number(amount) };
      item.price = priceMade({ created: books.seconds(), ...of });
    }
    if (trialEnd) startTrial(it, trialEnd);
    if (form["pause_collection"] === "") it.pause_collection = null;
    const behavior = at(form, "pause_collection", "behavior");
    const resumesAt = at(form, "pause_collection", "resumes_at");
    if (behavior === "void" || behavior === "keep_as_draft")
      it.pause_collection = { behavior, resumes_at: resumesAt ? Number(resumesAt) : null };
    const method = at(form, "default_payment_method");
    if (method !== undefined)
      it.default_payment_method = method === "" ? null : found(books.methods, method).id;
    Object.assign(it.metadata, metadataIn(form));
    tell("customer.subscription.updated", it);
    return ok(it);
  }

  /** The cycle is anchored to where a trial ends, and its beginning makes an invoice of nought. */
  function startTrial(it: Stripe.Subscription, until: number): void {
    const item = itemOf(it);
    const created = books.seconds();
    Object.assign(it, {
      status: "trialing",
      trial_start: created,
      trial_end: until,
      billing_cycle_anchor: until,
    });
    Object.assign(item, { current_period_start: created, current_period_end: until });
    const invoice = kept(
      books.invoices,
      invoiceMade({ created, subscription: it, reason: "subscription_update", amount: 0 }),
    );
    invoice.status = "paid";
    it.latest_invoice = invoice.id;
    tell("invoice.paid", invoice);
  }

  function shown(it: Stripe.Subscription, query: URLSearchParams): Stripe.Subscription {
    const method = books.methods.get(nameOf(it.default_payment_method));
    // One that was deleted is still named by what it paid for.
    const customer = books.customers.get(nameOf(it.customer));
    const chosen = books.methods.get(nameOf(customer?.invoice_settings.default_payment_method ?? null));
    return {
      ...it,
      ...(expands(query, "default_payment_method") && method && { default_payment_method: method }),
      ...(expands(query, "customer.invoice_settings.default_payment_method") &&
        customer && {
          customer: {
            ...customer,
            invoice_settings: { ...customer.invoice_settings, default_payment_method: chosen ?? null },
          },
        }),
    };
  }
}
