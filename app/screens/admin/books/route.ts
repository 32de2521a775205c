import type { BooksRoute } from "../../../routes/route.ts";
import { booksAuditList } from "#domain/audit/audit-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import { payoutsList } from "#domain/payouts/payouts-list.ts";
import { payoutKey, readPartsView, reconciliationKey } from "./payouts-view.ts";
import {
  balanceSheetKey,
  cardKey,
  entryChoicesKey,
  journalKey,
  readBooksView,
  trialBalanceKey,
  yearsKey,
} from "./view.ts";

const messages = ["cards", "staff/admin", "staff/books", "staff/ledger-accounts"] as const;

export const booksRoutes: readonly BooksRoute[] = [
  {
    path: "/admin/books",
    load: () => import("./trial-balance-page.tsx"),
    messages,
    part: "back-office.part.books",
    group: "money",
    who: "books",
    calls: (_, search) => [trialBalanceKey(readBooksView(search)), yearsKey],
  },
  {
    path: "/admin/books/balance",
    load: () => import("./balance-sheet-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [balanceSheetKey(readBooksView(search))],
  },
  {
    path: "/admin/books/journal",
    load: () => import("./journal-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [journalKey(readBooksView(search)), yearsKey],
  },
  {
    path: "/admin/books/cards",
    load: () => import("./card-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [cardKey(readBooksView(search)), yearsKey, entryChoicesKey],
  },
  {
    ...listRoute(payoutsList, [...messages, "staff/payouts"], [reconciliationKey]),
    load: () => import("./reconciliation-page.tsx"),
  },
  {
    path: "/admin/books/open-data",
    load: () => import("./open-data-page.tsx"),
    messages: [...messages, "staff/open-data-desk"],
    who: "books",
    calls: () => ["/api/admin/books/open-data"],
  },
  {
    path: "/admin/books/payouts/:provider/:id",
    load: () => import("./payout-page.tsx"),
    messages: [...messages, "staff/payouts"],
    who: "books",
    calls: (params, search) => [payoutKey(params, readPartsView(search))],
    mustExist: (params) => payoutKey(params, null),
  },
  {
    path: "/admin/books/years",
    load: () => import("./years-page.tsx"),
    messages,
    who: "books",
    calls: () => [yearsKey],
  },
  {
    ...listRoute(booksAuditList, [...messages, "staff/audit"]),
    load: () => import("./audit-page.tsx"),
  },
];
