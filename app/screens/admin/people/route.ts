import type { AdminRoute } from "../../../routes/route.ts";

export const peopleRoute: AdminRoute = {
  path: "/admin/settings/people",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/settings"],
  who: "admin",
  calls: () => ["/api/admin/users"],
};
