import type { BooksRoute } from "../../../routes/route.ts";
import { bankKey, entryChoicesKey, linesKey, readLineView, rulesKey } from "./view.ts";

export const bankRoute: BooksRoute = {
  path: "/admin/bank",
  load: () => import("./page.tsx"),
  messages: [
    "cards",
    "staff/admin",
    "staff/bank",
    "staff/documents",
    "staff/entries",
    "staff/annual",
    "staff/expenses",
    "staff/ledger-accounts",
  ],
  part: "back-office.part.bank",
  group: "money",
  who: "books",
  calls: (_, search) => [
    bankKey,
    linesKey(readLineView(search)),
    rulesKey,
    entryChoicesKey,
    "/api/campaigns/urgent",
  ],
};
