import { openExpensesKey } from "../../data/expense-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const openExpensesRoute: PublicRoute = {
  path: "/transparency/expenses",
  query: { anyone: ["project", "before"] },
  load: () => import("./page.tsx"),
  messages: ["cards", "source/expense"],
  calls: (_, search) => [openExpensesKey(search)],
};
