import { deadMailList } from "#domain/back-office/dead-mail-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const mailRoute: StaffRoute = {
  ...listRoute(deadMailList, ["staff/admin-mail"]),
  load: () => import("./page.tsx"),
};
