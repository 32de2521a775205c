import type Stripe from "stripe";
import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import {
  expands,
  failure,
  missing,
  ok,
  pageOf,
  refused,
  type Route,
  type Tell,
} from "./answer-parts.fixtures.ts";
import type { FakeBank } from "./bank.fixtures.ts";
import type { fakeBilling } from "./billing.fixtures.ts";
import { invoiceOf, kept, nameOf, type FakeBooks } from "./books.fixtures.ts";
import { at, metadataIn, readForm } from "./form-body.fixtures.ts";
import { methodRoutes, takesNothing } from "./method-answers.fixtures.ts";
import { intentMade } from "./payment-objects.fixtures.ts";
import type { fakeReturns } from "./returns.fixtures.ts";
import { invoiceRoutes } from "./invoice-answers.fixtures.ts";
import { isOfPayout, payoutRoutes, wholeSource } from "./payout-answers.fixtures.ts";
import { webhookRoutes } from "./permissions.fixtures.ts";
import { subscriptionRoutes } from "./subscription-answers.fixtures.ts";
import { testClockRoutes } from "./test-clock-answers.fixtures.ts";
import { testModeRoutes } from "./test-mode-answers.fixtures.ts";

export type Fake = {
  books: FakeBooks;
  bank: FakeBank;
  billing: ReturnType<typeof fakeBilling>;
  returns: ReturnType<typeof fakeReturns>;
  tell: Tell;
  /** Why a restricted key may not ask this; null: it may. */
  refusal: (request: FakeRequest) => FakeAnswer | null;
  maxPerPage: number;
};

/** The calls we make, with the refusals Stripe would give. */
export function fakeAnswers(fake: Fake) {
  const { books, returns, tell, maxPerPage } = fake;
  const routes: Route[] = [
    [
      "POST",
      /^\/v1\/payment_intents$/,
      (_, form) => {
        if (form["payment_method_types"]) return refused("parameter_unknown");
        if (takesNothing(books, form, "allowed_payment_method_types"))
          return refused("payment_intent_invalid_parameter");
        const of = { amount: Number(at(form, "amount")), currency: at(form, "currency") ?? "" };
        const intent = intentMade({ created: books.seconds(), ...of, metadata: metadataIn(form) });
        if (at(form, "excluded_payment_method_types", "0") === "card")
          intent.excluded_payment_method_types = ["card"];
        const allowed = form["allowed_payment_method_types"];
        if (allowed) {
          intent.allowed_payment_method_types = Object.values(allowed).map(String);
          intent.payment_method_types = intent.allowed_payment_method_types.filter((type) =>
            books.offered.has(type),
          );
        }
        return ok(kept(books.intents, intent));
      },
    ],
    [
      "GET",
      /^\/v1\/payment_intents$/,
      (_, __, query) => pageOf("payment_intents", intentsFor(query), query, maxPerPage),
    ],
    [
      "GET",
      /^\/v1\/payment_intents\/(\w+)$/,
      (id, _, query) => {
        const intent = books.intents.get(id);
        return intent ? ok(withCharge(intent, query)) : missing();
      },
    ],
    [
      "POST",
      /^\/v1\/payment_intents\/(\w+)\/cancel$/,
      (id) => {
        const intent = books.intents.get(id);
        if (!intent) return missing();
        if (invoiceOf(books, id) || !cancelable.includes(intent.status))
          return refused("payment_intent_unexpected_state");
        intent.status = "canceled";
        tell("payment_intent.canceled", intent);
        return ok(intent);
      },
    ],
    [
      "POST",
      /^\/v1\/refunds$/,
      (_, form) => {
        const intent = books.intents.get(at(form, "payment_intent") ?? "");
        if (!intent) return missing();
        return returns.refund({ intent, amount: Number(at(form, "amount")), metadata: metadataIn(form) });
      },
    ],
    [
      "GET",
      /^\/v1\/refunds$/,
      (_, __, query) =>
        pageOf("refunds", ofIntent(books.refunds, query).map(shownRefund(query)), query, maxPerPage),
    ],
    ["GET", /^\/v1\/charges$/, (_, __, query) => pageOf("charges", chargesFor(query), query, maxPerPage)],
    [
      "GET",
      /^\/v1\/disputes$/,
      (_, __, query) => pageOf("disputes", ofIntent(books.disputes, query), query, maxPerPage),
    ],
    ["GET", /^\/v1\/events$/, (_, __, query) => pageOf("events", eventsFor(query), query, maxPerPage)],
    [
      "GET",
      /^\/v1\/balance_transactions$/,
      (_, __, query) => pageOf("balance_transactions", transactionsFor(query), query, maxPerPage),
    ],
    [
      "GET",
      /^\/v1\/mandates\/(\w+)$/,
      (id) => {
        const mandate = books.mandates.get(id);
        return mandate ? ok(mandate) : missing();
      },
    ],
    ...payoutRoutes(fake),
    ...subscriptionRoutes(fake),
    ...invoiceRoutes(fake),
    ...testModeRoutes(fake),
    ...testClockRoutes(fake),
    ...webhookRoutes(fake),
    ...methodRoutes(fake),
  ];

  return (request: FakeRequest): FakeAnswer | null => {
    const { method, path, body, query, headers } = request;
    if (!/^Bearer [sr]k_/.test(headers.authorization ?? "")) return { status: 401, body: failure(401) };
    const forbidden = fake.refusal(request);
    if (forbidden) return forbidden;
    for (const [verb, pattern, answer] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return answer(match[1] ?? "", readForm(body), query);
    }
    return null;
  };

  /** Newest first. */
  function intentsFor(query: URLSearchParams): Stripe.PaymentIntent[] {
    const since = Number(query.get("created[gte]") ?? 0);
    return [...books.intents.values()].filter(({ created }) => created >= since).toReversed();
  }

  function withCharge(intent: Stripe.PaymentIntent, query: URLSearchParams): Stripe.PaymentIntent {
    const charge = books.charges.get(nameOf(intent.latest_charge));
    if (!charge || ![...query.values()].some((name) => name.startsWith("latest_charge"))) return intent;
    return { ...intent, latest_charge: shownCharge(charge, query) };
  }

  function shownCharge(charge: Stripe.Charge, query: URLSearchParams): Stripe.Charge {
    const whole = (name: string, id: string | Stripe.BalanceTransaction | null) =>
      expands(query, `latest_charge.${name}`) && typeof id === "string"
        ? (books.transactions.get(id) ?? null)
        : id;
    return {
      ...charge,
      balance_transaction: whole("balance_transaction", charge.balance_transaction),
      failure_balance_transaction: whole("failure_balance_transaction", charge.failure_balance_transaction),
    };
  }

  function chargesFor(query: URLSearchParams): Stripe.Charge[] {
    const customer = query.get("customer");
    if (customer === null) return ofIntent(books.charges, query);
    return [...books.charges.values()].filter((charge) => nameOf(charge.customer) === customer).toReversed();
  }

  function shownRefund(query: URLSearchParams) {
    return (refund: Stripe.Refund): Stripe.Refund => {
      const failed = books.transactions.get(nameOf(refund.failure_balance_transaction));
      const isWhole = expands(query, "data.failure_balance_transaction") && failed !== undefined;
      return isWhole ? { ...refund, failure_balance_transaction: failed } : refund;
    };
  }

  /** The charge behind it is shown whole where something in it is asked for. */
  function transactionsFor(query: URLSearchParams): Stripe.BalanceTransaction[] {
    const since = Number(query.get("created[gte]") ?? 0);
    const inside = (name: string) => expands(query, `data.source.${name}`);
    return [...books.transactions.values()]
      .filter(({ type, created }) => created >= since && [null, type].includes(query.get("type")))
      .filter(isOfPayout(books, query.get("payout")))
      .map((transaction) => {
        if (expands(query, "data.source")) return wholeSource(books, transaction);
        const charge = books.charges.get(nameOf(transaction.source));
        if (!charge || !inside("balance_transaction")) return transaction;
        const first = books.transactions.get(nameOf(charge.balance_transaction)) ?? null;
        const intent = books.intents.get(nameOf(charge.payment_intent)) ?? null;
        const whole = {
          balance_transaction: first,
          ...(inside("payment_intent") && { payment_intent: intent }),
        };
        return { ...transaction, source: { ...charge, ...whole } };
      })
      .toReversed();
  }

  function eventsFor(query: URLSearchParams): Stripe.EventBase[] {
    const since = Number(query.get("created[gte]") ?? 0);
    const types = [...query].flatMap(([name, value]) => (/^types?(\[|$)/.test(name) ? [value] : []));
    return books.events.filter(({ type, created }) => types.includes(type) && created >= since).toReversed();
  }
}

const cancelable: readonly string[] = ["requires_payment_method", "requires_action"];

/** Newest first. */
const ofIntent = <T extends { payment_intent: string | Stripe.PaymentIntent | null }>(
  all: Map<string, T>,
  query: URLSearchParams,
): T[] =>
  [...all.values()]
    .filter(({ payment_intent: id }) => nameOf(id) === query.get("payment_intent"))
    .toReversed();
