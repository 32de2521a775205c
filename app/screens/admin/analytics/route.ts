import { analyticsKey } from "./view.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const analyticsRoute: StaffRoute = {
  path: "/admin/analytics",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/analytics"],
  part: "back-office.part.analytics",
  group: "start",
  who: "staff",
  calls: (_, search) => [analyticsKey(search)],
};
