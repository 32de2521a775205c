import { agreementsKey, readAgreementsView } from "./view.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const agreementsRoute: StaffRoute = {
  path: "/admin/agreements",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/agreements"],
  part: "back-office.part.agreements",
  who: "staff",
  calls: (_, search) => [agreementsKey(readAgreementsView(search))],
};
