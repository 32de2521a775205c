import type { StaffRoute } from "../../../routes/route.ts";
import { waitingGiftsKey } from "./view.ts";

export const giftsToApproveRoute: StaffRoute = {
  path: "/admin/donations/to-approve",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/documents", "staff/entered-gifts"],
  who: "staff",
  calls: () => [waitingGiftsKey],
};
