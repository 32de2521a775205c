import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import {
  centsIn,
  idOf,
  type FakeAmount,
  type FakeBooks,
  type FakeMovement,
  type FakePayment,
  type FakeSubscription,
} from "./books.fixtures.ts";
import { shown } from "./shown.fixtures.ts";

type Body = Record<string, unknown>;
type Route = [method: string, path: RegExp, answer: (ids: string[], body: Body, asked: Asked) => FakeAnswer];
type Asked = Pick<FakeRequest, "query" | "headers">;
/** The least time Mollie gives a payment to be paid; a bank transfer has days. */
const openLifeMs = 15 * 60 * 1000;
const balancePath = /^\/v2\/balances\/primary\/transactions$/;

/** The calls we make, with the refusals Mollie would give. `tell` calls the webhook of a payment. */
export function fakeAnswers(
  books: FakeBooks,
  tell: (payment: FakePayment) => void,
  now: () => string,
  mostPerPage: number,
) {
  const show = shown(books);
  const routes: Route[] = [
    [
      "POST",
      /^\/v2\/customers$/,
      (_, body) => {
        const customer = { id: idOf("cst"), email: (body["email"] as string | null) ?? null };
        books.customers.set(customer.id, customer);
        return made(show.customer(customer));
      },
    ],
    ["POST", /^\/v2\/payments$/, (_, body) => openPayment(body)],
    ["GET", /^\/v2\/payments\/(\w+)$/, ([id]) => withPayment(id, (payment) => ok(show.payment(payment)))],
    [
      "DELETE",
      /^\/v2\/payments\/(\w+)$/,
      ([id]) =>
        withPayment(id, (payment) => {
          if (payment.status !== "open" || !payment.isCancelable)
            return refused("The payment cannot be canceled");
          payment.status = "canceled";
          tell(payment);
          return ok(show.payment(payment));
        }),
    ],
    [
      "POST",
      /^\/v2\/payments\/(\w+)\/refunds$/,
      ([id], body) => withPayment(id, (payment) => refund(payment, body["amount"] as FakeAmount)),
    ],
    [
      "GET",
      /^\/v2\/payments\/(\w+)\/refunds$/,
      ([id]) => ok(show.list("refunds", ofPayment(books.refunds, id).map(show.movement("refund")))),
    ],
    [
      "GET",
      /^\/v2\/payments\/(\w+)\/chargebacks$/,
      ([id]) =>
        ok(show.list("chargebacks", ofPayment(books.chargebacks, id).map(show.movement("chargeback")))),
    ],
    ["GET", /^\/v2\/refunds$/, (_, __, asked) => movements("refund", asked)],
    ["GET", /^\/v2\/chargebacks$/, (_, __, asked) => movements("chargeback", asked)],
    ["POST", /^\/v2\/customers\/(\w+)\/subscriptions$/, ([customerId], body) => subscribe(customerId, body)],
    [
      "GET",
      /^\/v2\/customers\/(\w+)\/subscriptions$/,
      ([customerId]) =>
        ok(
          show.list(
            "subscriptions",
            [...books.subscriptions.values()]
              .filter((each) => each.customerId === customerId)
              .map(show.subscription),
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
      (ids, body) =>
        withSubscription(ids, (found) => {
          if (found.status === "canceled") return refused("The subscription has been canceled");
          Object.assign(found, body);
          return ok(show.subscription(found));
        }),
    ],
    [
      "DELETE",
      /^\/v2\/customers\/(\w+)\/subscriptions\/(\w+)$/,
      (ids) =>
        withSubscription(ids, (found) => {
          if (found.status === "canceled") return refused("The subscription has been canceled", 410);
          found.status = "canceled";
          return ok(show.subscription(found));
        }),
    ],
    [
      "GET",
      /^\/v2\/customers\/(\w+)\/subscriptions\/(\w+)\/payments$/,
      (ids, _, asked) => withSubscription(ids, (found) => paymentsOf(found, asked)),
    ],
    [
      "GET",
      balancePath,
      (_, __, asked) => {
        if (asked.query.get("testmode") !== "true") return ok(show.list("balance_transactions", []));
        const all = books.transactions.toReversed();
        return pageOf(
          "balance_transactions",
          all,
          show.transaction,
          "/v2/balances/primary/transactions",
          asked,
        );
      },
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

  return ({ method, path, body, query, headers }: FakeRequest): FakeAnswer | null => {
    // The balance belongs to the organisation, and no profile's key opens it.
    const key = balancePath.test(path) ? "Bearer access_" : "Bearer test_";
    if (!headers.authorization?.startsWith(key)) return { status: 401, body: failure(401) };
    for (const [verb, pattern, answer] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return answer(match.slice(1), body ? (JSON.parse(body) as Body) : {}, { query, headers });
    }
    return null;
  };

  function openPayment(body: Body): FakeAnswer {
    const webhookUrl = (body["webhookUrl"] as string | undefined) ?? null;
    if (webhookUrl && /localhost|127\.0\.0\.1/.test(webhookUrl))
      return refused("The webhook URL is unreachable");
    const { customerId } = body as { customerId?: string };
    if (customerId && !books.customers.has(customerId)) return missing();
    const payment: FakePayment = {
      id: idOf("tr"),
      status: "open",
      amount: body["amount"] as FakeAmount,
      description: String(body["description"]),
      sequenceType: (body["sequenceType"] as string | undefined) ?? "oneoff",
      ...(customerId && { customerId }),
      metadata: body["metadata"] ?? null,
      webhookUrl,
      locale: (body["locale"] as string | undefined) ?? null,
      redirectUrl: (body["redirectUrl"] as string | undefined) ?? null,
      method: null,
      createdAt: now(),
      // Mollie's own example of a payment that was just made: it can only be paid or run out.
      isCancelable: false,
      expiresAt: new Date(Date.parse(now()) + openLifeMs).toISOString(),
    };
    books.payments.set(payment.id, payment);
    return made(show.payment(payment));
  }

  function refund(payment: FakePayment, amount: FakeAmount): FakeAnswer {
    const back = ofPayment(books.refunds, payment.id).reduce((sum, each) => sum + centsIn(each.amount), 0);
    if (payment.status !== "paid" || back + centsIn(amount) > centsIn(payment.amount))
      return refused("The amount is higher than what remains");
    const movement = { id: idOf("re"), paymentId: payment.id, amount, status: "refunded", createdAt: now() };
    books.refunds.set(movement.id, movement);
    tell(payment);
    return made(show.movement("refund")(movement));
  }

  /** Newest first. */
  function movements(kind: "refund" | "chargeback", asked: Asked): FakeAnswer {
    const all = [...books[`${kind}s`].values()].toReversed();
    return pageOf(`${kind}s`, all, show.movement(kind), `/v2/${kind}s`, asked);
  }

  function subscribe(customerId: string | undefined, body: Body): FakeAnswer {
    if (!customerId || !books.customers.has(customerId)) return missing();
    const own = [...books.mandates.values()].filter((each) => each.customerId === customerId);
    if (!own.some(({ status }) => status === "valid")) return refused("No suitable mandates found");
    const subscription: FakeSubscription = {
      id: idOf("sub"),
      customerId,
      status: "active",
      amount: body["amount"] as FakeAmount,
      startDate: String(body["startDate"]),
      description: String(body["description"]),
      ...(typeof body["mandateId"] === "string" && { mandateId: body["mandateId"] }),
      metadata: body["metadata"] ?? null,
      webhookUrl: (body["webhookUrl"] as string | undefined) ?? null,
      createdAt: now(),
    };
    books.subscriptions.set(subscription.id, subscription);
    return made(show.subscription(subscription));
  }

  /** Newest first. */
  function paymentsOf({ id, customerId }: FakeSubscription, asked: Asked): FakeAnswer {
    const all = [...books.payments.values()]
      .filter(({ subscriptionId }) => subscriptionId === id)
      .toReversed();
    const path = `/v2/customers/${customerId}/subscriptions/${id}/payments`;
    return pageOf("payments", all, show.payment, path, asked);
  }

  function pageOf<T extends { id: string }>(
    name: string,
    all: T[],
    showOne: (item: T) => unknown,
    path: string,
    { query, headers }: Asked,
  ): FakeAnswer {
    const from = all.findIndex(({ id }) => id === query.get("from"));
    const start = Math.max(from, 0);
    const limit = Math.min(Number(query.get("limit") ?? 50), mostPerPage);
    const after = all[start + limit];
    const asked = new URLSearchParams(query);
    asked.set("from", after?.id ?? "");
    const next = after && `http://${headers.host}${path}?${asked.toString()}`;
    return ok(show.list(name, all.slice(start, start + limit).map(showOne), next));
  }

  function withPayment(id: string | undefined, answer: (payment: FakePayment) => FakeAnswer): FakeAnswer {
    const payment = books.payments.get(id ?? "");
    if (!payment) return missing();
    if (payment.status === "open" && payment.expiresAt && payment.expiresAt <= now())
      payment.status = "expired";
    return answer(payment);
  }

  function withSubscription(
    [customerId, id]: string[],
    answer: (subscription: FakeSubscription) => FakeAnswer,
  ): FakeAnswer {
    const found = books.subscriptions.get(id ?? "");
    return found && found.customerId === customerId ? answer(found) : missing();
  }
}

const ofPayment = (all: Map<string, FakeMovement>, id: string | undefined): FakeMovement[] =>
  [...all.values()].filter(({ paymentId }) => paymentId === id);

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
const made = (body: unknown): FakeAnswer => ({ status: 201, body });
const missing = (): FakeAnswer => ({ status: 404, body: failure(404) });
const refused = (detail: string, status = 422): FakeAnswer => ({ status, body: failure(status, detail) });

export const failure = (status: number, detail = `Fake ${status} for giver@example.org`) => ({
  status,
  title: "Refused",
  detail,
  _links: { documentation: { href: "https://mollie.test/docs", type: "text/html" } },
});
