import type { StaffRoute } from "../../../routes/route.ts";

export const expenseFormRoute: StaffRoute = {
  path: "/admin/expenses/new",
  load: () => import("./page.tsx"),
  messages: ["staff/admin", "staff/expenses", "staff/documents", "staff/annual"],
  who: "staff",
  calls: () => ["/api/admin/expenses/choices"],
};
