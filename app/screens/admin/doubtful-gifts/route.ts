import type { StaffRoute } from "../../../routes/route.ts";
import { doubtfulGiftsKey } from "./view.ts";

export const doubtfulGiftsRoute: StaffRoute = {
  path: "/admin/donations/doubtful",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/doubtful-gifts"],
  who: "staff",
  calls: () => [doubtfulGiftsKey],
};
