import { expensesList } from "#domain/expenses/expenses-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { BooksRoute } from "../../../routes/route.ts";

export const expensesRoute: BooksRoute = {
  ...listRoute(expensesList, ["staff/expenses", "staff/documents"]),
  load: () => import("./page.tsx"),
};
