import { key } from "../../../data/api-key.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const supportRoute: StaffRoute = {
  path: "/admin/support/:id",
  load: () => import("./thread-page.tsx"),
  messages: ["cards", "staff/admin", "own/support", "errors"],
  who: "staff",
  calls: ({ id }) => [key("/api/admin/support/:id", { id: id ?? "" })],
};
