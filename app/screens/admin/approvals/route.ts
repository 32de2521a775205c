import { approvalsList } from "#domain/approvals/approvals-list.ts";
import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const approvalsRoute: StaffRoute = {
  ...listRoute(approvalsList, ["staff/documents", "staff/entered-gifts"], [giftLimitKey]),
  load: () => import("./page.tsx"),
};
