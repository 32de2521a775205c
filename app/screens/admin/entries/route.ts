import { handEntriesList } from "#domain/ledger/by-hand/hand-entries-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { BooksRoute, StaffRoute } from "../../../routes/route.ts";
import { copyKey, entryChoicesKey, entryKey, openItemsKey } from "./view.ts";

const messages = [
  "cards",
  "staff/admin",
  "staff/books",
  "staff/documents",
  "staff/entries",
  "staff/annual",
  "staff/expenses",
  "staff/ledger-accounts",
] as const;

export const entriesRoutes: readonly (BooksRoute | StaffRoute)[] = [
  {
    ...listRoute(handEntriesList, messages, [openItemsKey]),
    load: () => import("./entries-page.tsx"),
  },
  {
    path: "/admin/books/entries/new",
    load: () => import("./form-page.tsx"),
    messages,
    who: "staff",
    calls: () => [entryChoicesKey, openItemsKey],
  },
  {
    path: "/admin/books/entries/:number",
    load: () => import("./entry-page.tsx"),
    messages,
    who: "books",
    calls: ({ number }) => [entryKey(number ?? ""), copyKey(number ?? "")],
    mustExist: ({ number }) => entryKey(number ?? ""),
  },
];
