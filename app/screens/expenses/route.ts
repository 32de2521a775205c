import type { PublicRoute } from "../../routes/route.ts";
import { openExpensesKey, readExpensesView } from "./view.ts";

export const openExpensesRoute: PublicRoute = {
  path: "/transparency/expenses",
  load: () => import("./page.tsx"),
  messages: ["cards", "expense"],
  calls: (_, search) => [openExpensesKey(readExpensesView(search))],
};
