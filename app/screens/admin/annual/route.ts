import type { BooksRoute } from "../../../routes/route.ts";
import { yearsKey } from "../books/view.ts";
import {
  anbiKey,
  anbiPath,
  annualKey,
  annualPath,
  budgetKey,
  budgetPath,
  linesKey,
  linesPath,
  readAnnualView,
  readLinesView,
} from "./view.ts";

const messages = ["cards", "staff/admin", "staff/books", "staff/annual", "staff/ledger-accounts"] as const;

export const annualRoutes: readonly BooksRoute[] = [
  {
    path: annualPath,
    load: () => import("./annual-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [annualKey(readAnnualView(search)), yearsKey],
  },
  {
    path: linesPath,
    load: () => import("./lines-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [linesKey(readLinesView(search))],
  },
  {
    path: budgetPath,
    load: () => import("./budget-page.tsx"),
    messages: [...messages, "staff/gift-import"],
    who: "books",
    calls: (_, search) => [budgetKey(readAnnualView(search)), yearsKey],
  },
  {
    path: anbiPath,
    load: () => import("./anbi-page.tsx"),
    messages,
    who: "books",
    calls: (_, search) => [anbiKey(readAnnualView(search)), yearsKey],
  },
];
