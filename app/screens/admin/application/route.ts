import { applicationKey } from "../../../components/back-office/keys.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const applicationRoute: StaffRoute = {
  path: "/admin/applications/:kind/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/application", "volunteer", "grants", "partners"],
  who: "staff",
  calls: ({ kind, id }) => [applicationKey(kind, id)],
  mustExist: ({ kind, id }) => applicationKey(kind, id),
};
