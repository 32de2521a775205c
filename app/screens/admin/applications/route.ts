import { grantsList, partnersList, volunteersList } from "#domain/applications/review/applications-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const applicationsRoutes: readonly StaffRoute[] = [
  { ...listRoute(volunteersList, ["staff/application"]), load: () => import("./volunteer-page.tsx") },
  { ...listRoute(grantsList, ["staff/application"]), load: () => import("./grant-page.tsx") },
  { ...listRoute(partnersList, ["staff/application"]), load: () => import("./partner-page.tsx") },
];
