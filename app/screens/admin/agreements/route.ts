import { agreementsList } from "#domain/periodic/agreements-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const agreementsRoute: StaffRoute = {
  ...listRoute(agreementsList, ["staff/agreements"]),
  load: () => import("./page.tsx"),
};
