import type { AdminRoute } from "../../../routes/route.ts";

export const identityRoute: AdminRoute = {
  path: "/admin/settings/identity",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/settings"],
  who: "admin",
  calls: () => ["/api/admin/settings/identity"],
};
