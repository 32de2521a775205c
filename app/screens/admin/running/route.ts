import type { StaffRoute } from "../../../routes/route.ts";

export const runningRoute: StaffRoute = {
  path: "/admin/running",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/running", "staff/jobs"],
  part: "back-office.part.running",
  group: "system",
  who: "staff",
  calls: () => ["/api/admin/alerts", "/api/admin/jobs"],
};
