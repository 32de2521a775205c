import { auditList } from "#domain/audit/audit-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { AdminRoute } from "../../../routes/route.ts";

export const auditRoute: AdminRoute = {
  ...listRoute(auditList, ["staff/audit"]),
  load: () => import("./page.tsx"),
};
