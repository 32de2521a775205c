import type { BooksRoute, StaffRoute } from "../../../routes/route.ts";
import { copyKey, entriesKey, entryChoicesKey, entryKey, openItemsKey, readBefore } from "./view.ts";

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
    path: "/admin/books/entries",
    load: () => import("./entries-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [entriesKey(readBefore(search)), openItemsKey],
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
