import { grantsList, partnersList, volunteersList } from "#domain/applications/review/applications-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const applicationsRoutes: readonly StaffRoute[] = [
  { ...listRoute(volunteersList), load: () => import("./volunteer-page.tsx") },
  { ...listRoute(grantsList), load: () => import("./grant-page.tsx") },
  { ...listRoute(partnersList), load: () => import("./partner-page.tsx") },
];
