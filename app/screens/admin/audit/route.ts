import { auditKey, readAuditView } from "./view.ts";
import type { AdminRoute } from "../../../routes/route.ts";

export const auditRoute: AdminRoute = {
  path: "/admin/audit",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/audit"],
  part: "back-office.part.audit",
  who: "admin",
  calls: (_, search) => [auditKey(readAuditView(search))],
};
