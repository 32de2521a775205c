import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import {
  failure,
  listOf,
  missing,
  ok,
  pageOf,
  refused,
  type Route,
  type Tell,
} from "./answer-parts.fixtures.ts";
import { idOf, type FakeBooks, type FakeIntent } from "./books.fixtures.ts";
import { at, metadataIn, readForm } from "./form-body.fixtures.ts";
import { subscriptionRoutes } from "./subscription-answers.fixtures.ts";

/** The calls we make, with the refusals Stripe would give. `tell` sends an event. */
export function fakeAnswers(books: FakeBooks, tell: Tell, mostPerPage: number) {
  const routes: Route[] = [
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
    [
      "POST",
      /^\/v1\/refunds$/,
      (_, form) => refund(at(form, "payment_intent") ?? "", Number(at(form, "amount"))),
    ],
    ["GET", /^\/v1\/refunds$/, (_, __, query) => listOf(ofIntent(books.refunds, query))],
    ["GET", /^\/v1\/disputes$/, (_, __, query) => listOf(ofIntent(books.disputes, query))],
    ["GET", /^\/v1\/events$/, (_, __, query) => pageOf("events", eventsFor(query), query, mostPerPage)],
    ...subscriptionRoutes(books, tell, mostPerPage),
  ];

  return ({ method, path, body, query, headers }: FakeRequest): FakeAnswer | null => {
    if (!headers.authorization?.startsWith("Bearer sk_")) return { status: 401, body: failure(401) };
    for (const [verb, pattern, answer] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return answer(match[1] ?? "", readForm(body), query);
    }
    return null;
  };

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

  function eventsFor(query: URLSearchParams) {
    const since = Number(query.get("created[gte]") ?? 0);
    const types = [...query].flatMap(([name, value]) => (name.startsWith("types[") ? [value] : []));
    return books.events.filter(({ type, created }) => types.includes(type) && created >= since).toReversed();
  }
}

const cancelable = ["requires_payment_method", "requires_action"];

const withCharge = (books: FakeBooks, intent: FakeIntent, query: URLSearchParams) => {
  const expands = [...query.values()].includes("latest_charge.balance_transaction");
  return {
    ...intent,
    latest_charge: expands ? (books.charges.get(intent.latest_charge ?? "") ?? null) : intent.latest_charge,
  };
};

const ofIntent = <T extends { payment_intent: string }>(all: Map<string, T>, query: URLSearchParams): T[] =>
  [...all.values()].filter(({ payment_intent: id }) => id === query.get("payment_intent"));
