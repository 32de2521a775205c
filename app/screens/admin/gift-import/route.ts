import type { StaffRoute } from "../../../routes/route.ts";
import { waitingGiftsKey } from "../gifts-to-approve/view.ts";

export const giftImportRoute: StaffRoute = {
  path: "/admin/donations/import",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/gift-import"],
  who: "staff",
  calls: () => [waitingGiftsKey],
};
