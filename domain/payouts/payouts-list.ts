import { choice, code, day, moment, money, nameOf, number, orNull } from "#domain/lists/column.ts";
import { defineList, type RowOf } from "#domain/lists/list.ts";
import { payingProviders } from "#domain/money/providers.ts";
import { payoutProblems, payoutStates } from "./payout.ts";

export const payoutsList = defineList({
  name: "payouts",
  path: "/api/admin/books/payouts",
  page: "/admin/books/reconciliation",
  who: "books",
  scope: "books:read",
  summary: "What providers paid out to the bank: first what is not booked, then the latest",
  words: { title: "payouts.title", none: "payouts.none", next: "back-office.next.payouts" },
  columns: {
    provider: nameOf(payingProviders, { label: "payouts.provider" }),
    id: code(),
    cents: money({ label: "payouts.amount" }),
    state: choice(payoutStates, "payouts.state", { label: "payouts.state" }),
    madeAt: moment({ label: "payouts.made", dayOnly: true }),
    arrivesOn: day(),
    /** The date on the bank statement; null while none shows it. */
    onBank: orNull(day({ label: "payouts.bank" })),
    problem: orNull(choice(payoutProblems, "payouts.problem")),
    differenceCents: orNull(money()),
    partCount: number(),
    /** Unknown parts, booked to suspense. */
    unknownCount: number(),
    /** 1 while it is not booked. */
    open: number(),
  },
  key: "id",
  table: ["madeAt", "provider", "cents", "state", "onBank"],
  filters: {},
  // Ids are unique for one provider only.
  sorts: { newest: ["-open", "-madeAt", "-provider"] },
  open: ({ provider, id }) => `/admin/books/payouts/${provider}/${encodeURIComponent(id)}`,
});

export type PayoutRow = RowOf<typeof payoutsList>;
