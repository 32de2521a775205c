import type { StaffRoute } from "../../../routes/route.ts";
import { recordsKey } from "./view.ts";

export const figureRecordsRoute: StaffRoute = {
  path: "/admin/figures",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/documents", "staff/results", "staff/figure-records"],
  part: "back-office.part.figures",
  group: "site",
  who: "staff",
  calls: () => [recordsKey],
};
