import type { AdminRoute } from "../../../routes/route.ts";

export const settingsRoute: AdminRoute = {
  path: "/admin/settings",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/settings", "staff/doctor"],
  part: "back-office.part.settings",
  group: "system",
  who: "admin",
  calls: () => ["/api/admin/settings"],
};
