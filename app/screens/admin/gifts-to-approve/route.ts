import { waitingGiftsList } from "#domain/entered-gifts/waiting-gifts-list.ts";
import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const giftsToApproveRoute: StaffRoute = {
  ...listRoute(waitingGiftsList, ["staff/documents", "staff/entered-gifts"], [giftLimitKey]),
  load: () => import("./page.tsx"),
};
