import { openExpenseKey } from "../../data/record-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const openExpenseRoute: PublicRoute = {
  path: "/transparency/expenses/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "expense"],
  calls: ({ id }) => [openExpenseKey(id)],
  mustExist: ({ id }) => openExpenseKey(id),
};
