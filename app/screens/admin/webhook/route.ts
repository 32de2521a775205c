import type { AdminRoute } from "../../../routes/route.ts";
import { beforeIn, deliveriesKey } from "./view.ts";

export const webhookRoute: AdminRoute = {
  path: "/admin/settings/connections/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/connections"],
  who: "admin",
  calls: ({ id }, search) => [deliveriesKey(id, beforeIn(search))],
  mustExist: ({ id }) => deliveriesKey(id),
};
