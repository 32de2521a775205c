import type { AdminRoute } from "../../../routes/route.ts";

export const connectionsRoute: AdminRoute = {
  path: "/admin/settings/connections",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/connections"],
  who: "admin",
  calls: () => ["/api/admin/tokens", "/api/admin/webhooks"],
};
