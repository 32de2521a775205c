import { pledgesList } from "#domain/matching/pledges-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";
import { pledgeKey } from "./view.ts";

const messages = ["staff/admin", "staff/matching", "staff/documents"] as const;

export const matchingRoutes: readonly StaffRoute[] = [
  { ...listRoute(pledgesList, [...messages]), load: () => import("./page.tsx") },
  {
    path: "/admin/matching/new",
    load: () => import("./new-page.tsx"),
    messages,
    who: "staff",
    calls: () => ["/api/campaigns"],
  },
  {
    path: "/admin/matching/:id",
    load: () => import("./pledge-page.tsx"),
    messages: ["cards", ...messages],
    who: "staff",
    calls: ({ id }) => [pledgeKey(id), "/api/campaigns"],
    mustExist: ({ id }) => pledgeKey(id),
  },
];
