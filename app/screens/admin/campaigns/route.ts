import type { StaffRoute } from "../../../routes/route.ts";

export const campaignOutcomesRoute: StaffRoute = {
  path: "/admin/campaigns",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/campaign-outcomes"],
  part: "back-office.part.campaigns",
  group: "giving",
  who: "staff",
  calls: () => ["/api/admin/campaign-outcomes"],
};
