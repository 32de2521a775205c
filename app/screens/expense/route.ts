import { openExpenseKey } from "../../data/expense-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const openExpenseRoute: PublicRoute = {
  path: "/transparency/expenses/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "source/expense"],
  calls: ({ id }) => [openExpenseKey(id)],
  mustExist: ({ id }) => openExpenseKey(id),
};
