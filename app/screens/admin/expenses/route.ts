import { expenseChoicesKey, expensesKey, readExpenseView } from "./view.ts";
import type { BooksRoute } from "../../../routes/route.ts";

export const expensesRoute: BooksRoute = {
  path: "/admin/expenses",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/expenses", "staff/documents", "staff/exports"],
  part: "back-office.part.expenses",
  who: "books",
  calls: (_, search) => [expensesKey(readExpenseView(search)), expenseChoicesKey],
};
