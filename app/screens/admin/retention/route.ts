import type { AdminRoute } from "../../../routes/route.ts";

export const retentionRoute: AdminRoute = {
  path: "/admin/settings/terms",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/settings"],
  who: "admin",
  calls: () => ["/api/admin/settings/terms"],
};
