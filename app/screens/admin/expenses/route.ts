import { expenseChoicesKey, expensesKey, readExpenseView } from "./view.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const expensesRoute: StaffRoute = {
  path: "/admin/expenses",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/expenses", "staff/documents", "staff/exports"],
  part: "back-office.part.expenses",
  who: "staff",
  calls: (_, search) => [expensesKey(readExpenseView(search)), expenseChoicesKey],
};
