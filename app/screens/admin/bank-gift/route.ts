import type { StaffRoute } from "../../../routes/route.ts";

export const bankGiftRoute: StaffRoute = {
  path: "/admin/donations/new",
  load: () => import("./page.tsx"),
  messages: ["staff/admin", "staff/admin-donations"],
  who: "staff",
  calls: () => ["/api/campaigns/urgent"],
};
