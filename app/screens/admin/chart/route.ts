import type { BooksRoute } from "../../../routes/route.ts";

export const chartRoute: BooksRoute = {
  path: "/admin/books/accounts",
  load: () => import("./chart-page.tsx"),
  messages: [
    "cards",
    "staff/admin",
    "staff/books",
    "staff/annual",
    "staff/chart",
    "staff/documents",
    "staff/entries",
    "staff/ledger-accounts",
    "staff/results",
  ],
  who: "books",
};
