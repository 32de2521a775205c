import type { Amount, Metadata } from "mollie-api-typescript/models";
import type { FakeAnswer } from "../../fake-api.fixtures.ts";
import type { Needs } from "./answers.fixtures.ts";
import {
  failure,
  made,
  missing,
  ok,
  pageOf,
  refused,
  type Asked,
  type Body,
  type Route,
} from "./answer-parts.fixtures.ts";
import {
  idOf,
  isActive,
  type FakeCustomer,
  type FakePayment,
  type FakeSubscription,
} from "./books.fixtures.ts";
import { givenMandate } from "./mandates.fixtures.ts";

/** A start further away than this is none. */
const furthestStartMs = 366 * 24 * 60 * 60 * 1000;

/** Customers, their mandates and their subscriptions, with the refusals Mollie would give. */
export function subscriptionRoutes({ books, show, now, maxPerPage }: Needs): Route[] {
  return [
    ["POST", /^\/v2\/customers$/, (_, body) => addCustomer(body)],
    ["GET", /^\/v2\/customers\/(\w+)$/, ([id]) => withCustomer(id, (found) => ok(show.customer(found)))],
    [
      "PATCH",
      /^\/v2\/customers\/(\w+)$/,
      ([id], body) =>
        withCustomer(id, (found) => {
          if ("metadata" in body) found.metadata = body["metadata"] as Metadata | null;
          return ok(show.customer(found));
        }),
    ],
    [
      "DELETE",
      /^\/v2\/customers\/(\w+)$/,
      ([id]) =>
        withCustomer(id, (found) => {
          books.customers.delete(found.id);
          for (const each of subscriptionsOf(found.id)) if (isActive(each)) cancel(each);
          return { status: 204, body: null };
        }),
    ],
    [
      "GET",
      /^\/v2\/customers\/(\w+)\/payments$/,
      ([id], _, asked) =>
        withCustomer(id, () =>
          payments((payment) => payment.customerId === id, `/v2/customers/${id}/payments`, asked),
        ),
    ],
    [
      "POST",
      /^\/v2\/customers\/(\w+)\/subscriptions$/,
      ([id], body) => withCustomer(id, (found) => subscribe(found, body)),
    ],
    [
      "GET",
      /^\/v2\/customers\/(\w+)\/subscriptions$/,
      ([id], _, asked) =>
        withCustomer(id, () =>
          pageOf(
            {
              name: "subscriptions",
              all: subscriptionsOf(id).toReversed(),
              show: show.subscription,
              list: show.list,
              path: `/v2/customers/${id}/subscriptions`,
              maxPerPage: 250,
            },
            asked,
          ),
        ),
    ],
    [
      "GET",
      /^\/v2\/customers\/(\w+)\/subscriptions\/(\w+)$/,
      (ids) => withSubscription(ids, (found) => ok(show.subscription(found))),
    ],
    [
      "PATCH",
      /^\/v2\/customers\/(\w+)\/subscriptions\/(\w+)$/,
      (ids, body) => withSubscription(ids, (found) => change(found, body)),
    ],
    [
      "DELETE",
      /^\/v2\/customers\/(\w+)\/subscriptions\/(\w+)$/,
      (ids) =>
        withSubscription(ids, (found) => {
          if (!isActive(found))
            return { status: 410, body: failure(410, "The subscription has been canceled") };
          cancel(found);
          return ok(show.subscription(found));
        }),
    ],
    [
      "POST",
      /^\/v2\/customers\/(\w+)\/mandates$/,
      ([id]) =>
        withCustomer(id, ({ id: customerId }) =>
          made(show.mandate(givenMandate(books, { customerId, status: "valid", at: now() }))),
        ),
    ],
    [
      "GET",
      /^\/v2\/customers\/(\w+)\/mandates\/(\w+)$/,
      ([, id]) => {
        const mandate = books.mandates.get(id ?? "");
        return mandate ? ok(show.mandate(mandate)) : missing();
      },
    ],
  ];

  function addCustomer(body: Body): FakeAnswer {
    const customer: FakeCustomer = {
      resource: "customer",
      mode: "test",
      id: idOf("cst"),
      name: (body["name"] as string | undefined) ?? null,
      email: (body["email"] as string | undefined) ?? null,
      locale: (body["locale"] as FakeCustomer["locale"] | undefined) ?? null,
      metadata: (body["metadata"] as Metadata | undefined) ?? null,
      createdAt: now(),
    };
    books.customers.set(customer.id, customer);
    return made(show.customer(customer));
  }

  function subscribe({ id: customerId }: FakeCustomer, body: Body): FakeAnswer {
    const { mandateId } = body as { mandateId?: string };
    const usable = [...books.mandates.values()].filter(
      (each) =>
        each.customerId === customerId && each.status !== "invalid" && (!mandateId || each.id === mandateId),
    );
    if (usable.length === 0) return refused("No suitable mandates found for customer");
    const startDate = String(body["startDate"]);
    const refusal = refusalOfStart(startDate);
    if (refusal) return refusal;
    const description = String(body["description"]);
    const hasTwin = subscriptionsOf(customerId).some(
      (each) => isActive(each) && each.description === description,
    );
    if (hasTwin && !books.allowsTwins)
      return refused("The description must be unique for this customer", "description");
    const subscription: FakeSubscription = {
      resource: "subscription",
      mode: "test",
      id: idOf("sub"),
      customerId,
      // Waiting for a mandate that the bank has still to confirm.
      status: usable.some(({ status }) => status === "valid") ? "active" : "pending",
      amount: body["amount"] as Amount,
      times: null,
      timesRemaining: null,
      interval: String(body["interval"]),
      startDate,
      nextPaymentDate: startDate,
      description,
      method: null,
      ...(mandateId && { mandateId }),
      metadata: (body["metadata"] as Metadata | undefined) ?? null,
      webhookUrl: (body["webhookUrl"] as string | undefined) ?? null,
      createdAt: now(),
    };
    books.subscriptions.set(subscription.id, subscription);
    return made(show.subscription(subscription));
  }

  function change(found: FakeSubscription, body: Body): FakeAnswer {
    if (!isActive(found)) return refused("The subscription has been canceled");
    const { startDate } = body as { startDate?: string };
    if (startDate !== undefined) {
      if (books.charged.has(found.id))
        return refused(
          "The start date can not be changed when the subscription is already charged.",
          "startDate",
        );
      const refusal = refusalOfStart(startDate);
      if (refusal) return refusal;
      found.nextPaymentDate = startDate;
    }
    Object.assign(found, body);
    return ok(show.subscription(found));
  }

  function refusalOfStart(startDate: string): FakeAnswer | null {
    const today = now().slice(0, 10);
    const isFarOff = Date.parse(startDate) - Date.parse(today) > furthestStartMs;
    return startDate < today || isFarOff ? refused("The start date is invalid", "startDate") : null;
  }

  function cancel(found: FakeSubscription): void {
    Object.assign(found, { status: "canceled", canceledAt: now(), nextPaymentDate: undefined });
  }

  /** Newest first. */
  function payments(isWanted: (payment: FakePayment) => boolean, path: string, asked: Asked): FakeAnswer {
    const all = [...books.payments.values()].filter(isWanted).toReversed();
    return pageOf({ name: "payments", all, show: show.payment, list: show.list, path, maxPerPage }, asked);
  }

  function subscriptionsOf(customerId: string | undefined): FakeSubscription[] {
    return [...books.subscriptions.values()].filter((each) => each.customerId === customerId);
  }

  function withCustomer(id: string | undefined, answer: (customer: FakeCustomer) => FakeAnswer): FakeAnswer {
    const customer = books.customers.get(id ?? "");
    return customer ? answer(customer) : missing();
  }

  function withSubscription(
    [customerId, id]: string[],
    answer: (subscription: FakeSubscription) => FakeAnswer,
  ): FakeAnswer {
    const found = books.subscriptions.get(id ?? "");
    return found && found.customerId === customerId ? answer(found) : missing();
  }
}
