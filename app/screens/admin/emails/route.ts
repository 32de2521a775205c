import { emailCampaignsList } from "#domain/email-campaigns/email-campaigns-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";
import { audienceKey, emailKey, progressKey } from "./keys.ts";

export const emailsRoutes: readonly StaffRoute[] = [
  { ...listRoute(emailCampaignsList, ["staff/email-campaigns"]), load: () => import("./page.tsx") },
  {
    path: "/admin/emails/:id",
    load: () => import("./email-page.tsx"),
    messages: ["cards", "staff/admin", "staff/editor", "staff/rich", "staff/email-campaigns"],
    who: "staff",
    calls: ({ id }) => [emailKey(id), audienceKey(id), progressKey(id)],
    mustExist: ({ id }) => emailKey(id),
  },
];
