import type { StaffRoute } from "../../../routes/route.ts";

export const todayRoute: StaffRoute = {
  path: "/admin",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin"],
  part: "back-office.part.today",
  group: "start",
  who: "staff",
  calls: () => [
    "/api/admin/today",
    "/api/admin/tasks",
    "/api/decision-times",
    "/api/admin/applications/grant",
    "/api/admin/applications/volunteer",
    "/api/impact-stats",
  ],
};
