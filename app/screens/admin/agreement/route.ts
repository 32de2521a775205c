import { agreementKey } from "../agreements/view.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const agreementRoute: StaffRoute = {
  path: "/admin/agreements/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/agreements"],
  who: "staff",
  calls: ({ id }) => [agreementKey(id)],
  mustExist: ({ id }) => agreementKey(id),
};
