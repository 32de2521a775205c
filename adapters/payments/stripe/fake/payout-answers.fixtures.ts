import type Stripe from "stripe";
import { expands, ok, pageOf, type Route } from "./answer-parts.fixtures.ts";
import type { Fake } from "./answers.fixtures.ts";
import { nameOf, type FakeBooks } from "./books.fixtures.ts";

/** Payouts, and the balance that they are made from. */
export function payoutRoutes({ books, maxPerPage }: Pick<Fake, "books" | "maxPerPage">): Route[] {
  return [
    [
      "GET",
      /^\/v1\/payouts$/,
      (_, __, query) => {
        const since = Number(query.get("created[gte]") ?? 0);
        const all = [...books.payouts.values()].filter(({ created }) => created >= since);
        return pageOf("payouts", all.map(shown(query)).toReversed(), query, maxPerPage);
      },
    ],
    ["GET", /^\/v1\/balance$/, () => ok(balance())],
  ];

  function shown(query: URLSearchParams) {
    return (payout: Stripe.Payout): Stripe.Payout => {
      const back = books.transactions.get(nameOf(payout.failure_balance_transaction));
      const isWhole = expands(query, "data.failure_balance_transaction") && back !== undefined;
      return isWhole ? { ...payout, failure_balance_transaction: back } : payout;
    };
  }

  function balance(): Stripe.Balance {
    const isPending = ({ source }: Stripe.BalanceTransaction) =>
      books.charges.get(nameOf(source))?.status === "pending";
    const lines = [...books.transactions.values()];
    const sum = (some: Stripe.BalanceTransaction[]) => some.reduce((total, { net }) => total + net, 0);
    return {
      object: "balance",
      available: [{ amount: sum(lines.filter((line) => !isPending(line))), currency: "eur" }],
      pending: [{ amount: sum(lines.filter(isPending)), currency: "eur" }],
      livemode: false,
    };
  }
}

/** Stripe lists the lines of automatic payouts alone, once it has finished listing them. */
export const isOfPayout =
  (books: FakeBooks, payoutId: string | null) =>
  ({ id }: Stripe.BalanceTransaction): boolean => {
    if (payoutId === null) return true;
    const payout = books.payouts.get(payoutId);
    return payout?.reconciliation_status === "completed" && books.paidOutWith.get(id) === payoutId;
  };

export function wholeSource(books: FakeBooks, line: Stripe.BalanceTransaction): Stripe.BalanceTransaction {
  const id = nameOf(line.source);
  const source =
    books.charges.get(id) ?? books.refunds.get(id) ?? books.disputes.get(id) ?? books.payouts.get(id);
  return source ? { ...line, source } : line;
}
