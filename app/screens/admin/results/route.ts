import type { StaffRoute } from "../../../routes/route.ts";
import { indicatorKey, indicatorsKey } from "./view.ts";

const messages = ["cards", "staff/admin", "staff/documents", "staff/results"] as const;

export const resultsRoutes: readonly StaffRoute[] = [
  {
    path: "/admin/results",
    load: () => import("./page.tsx"),
    messages,
    part: "back-office.part.results",
    group: "site",
    who: "staff",
    calls: () => [indicatorsKey],
  },
  {
    path: "/admin/results/new",
    load: () => import("./form-page.tsx"),
    messages,
    who: "staff",
    calls: () => [indicatorsKey],
  },
  {
    path: "/admin/results/:id",
    load: () => import("./indicator-page.tsx"),
    messages,
    who: "staff",
    calls: ({ id }) => [indicatorKey(id)],
    mustExist: ({ id }) => indicatorKey(id),
  },
];
