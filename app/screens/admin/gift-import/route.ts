import type { StaffRoute } from "../../../routes/route.ts";
import { giftLimitKey } from "../../../components/back-office/keys.ts";

export const giftImportRoute: StaffRoute = {
  path: "/admin/donations/import",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/gift-import"],
  who: "staff",
  calls: () => [giftLimitKey],
};
