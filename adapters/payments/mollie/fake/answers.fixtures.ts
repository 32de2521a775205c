import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import { ok, pageOf, type Body, type Route } from "./answer-parts.fixtures.ts";
import type { FakeBooks, FakePayment } from "./books.fixtures.ts";
import { paymentRoutes } from "./payment-answers.fixtures.ts";
import { shown } from "./shown.fixtures.ts";
import { settlementRoutes } from "./settlement-answers.fixtures.ts";
import { subscriptionRoutes } from "./subscription-answers.fixtures.ts";

const balancePath = /^\/v2\/balances\/primary\/transactions$/;

export type Needs = Readonly<{
  books: FakeBooks;
  show: ReturnType<typeof shown>;
  /** Calls the webhook of a payment. */
  tell: (payment: FakePayment) => void;
  now: () => string;
  /** Why the caller may not make this request; null: they may. */
  refusal: (request: FakeRequest) => FakeAnswer | null;
  maxPerPage: number;
}>;

/** The calls we make, with the refusals Mollie would give. */
export function fakeAnswers(given: Omit<Needs, "show">): (request: FakeRequest) => FakeAnswer | null {
  const { books, maxPerPage } = given;
  const show = shown(books);
  const needs = { ...given, show };
  const balance: Route = [
    "GET",
    balancePath,
    (_, __, asked) => {
      if (asked.query.get("testmode") !== "true") return ok(show.list("balance_transactions", []));
      const all = books.transactions.toReversed();
      return pageOf(
        {
          name: "balance_transactions",
          all,
          show: show.transaction,
          list: show.list,
          path: "/v2/balances/primary/transactions",
          maxPerPage,
        },
        asked,
      );
    },
  ];
  const routes = [...paymentRoutes(needs), ...subscriptionRoutes(needs), ...settlementRoutes(needs), balance];

  return (request) => {
    const { method, path, body, query, headers } = request;
    const forbidden = given.refusal(request);
    if (forbidden) return forbidden;
    for (const [verb, pattern, answer] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return answer(match.slice(1), body ? (JSON.parse(body) as Body) : {}, { query, headers });
    }
    return null;
  };
}
