import { key } from "../../../data/api-key.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const supportRoutes: readonly StaffRoute[] = [
  {
    path: "/admin/support",
    load: () => import("./page.tsx"),
    messages: ["cards", "staff/admin", "own/support"],
    part: "back-office.part.support",
    who: "staff",
    calls: () => ["/api/admin/support"],
  },
  {
    path: "/admin/support/:id",
    load: () => import("./thread-page.tsx"),
    messages: ["cards", "staff/admin", "own/support", "errors"],
    who: "staff",
    calls: ({ id }) => [key("/api/admin/support/:id", { id: id ?? "" })],
  },
];
