import { segmentsList } from "#domain/contacts/segments-list.ts";
import { segmentKey, segmentOptionsKey } from "../../../components/back-office/keys.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const segmentsRoutes: readonly StaffRoute[] = [
  { ...listRoute(segmentsList, ["staff/segments"]), load: () => import("./page.tsx") },
  {
    path: "/admin/segments/new",
    load: () => import("./segment-page.tsx"),
    messages: ["cards", "consent", "staff/admin", "staff/contacts", "staff/segments"],
    who: "staff",
    calls: () => [segmentOptionsKey],
  },
  {
    path: "/admin/segments/:id",
    load: () => import("./segment-page.tsx"),
    messages: ["cards", "consent", "staff/admin", "staff/contacts", "staff/segments"],
    who: "staff",
    calls: ({ id }) => [segmentKey(id), segmentOptionsKey],
    mustExist: ({ id }) => segmentKey(id),
  },
];
