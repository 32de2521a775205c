import { campaignKey, campaignMatchingKey } from "../../data/record-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const campaignRoutes: readonly PublicRoute[] = [
  {
    path: "/campaigns",
    load: () => import("./page.tsx"),
    messages: ["cards", "home", "campaigns"],
    calls: () => ["/api/campaigns"],
  },
  {
    path: "/campaigns/:id",
    load: () => import("./campaign-page.tsx"),
    messages: ["cards", "campaigns"],
    calls: ({ id }) => [campaignKey(id), campaignMatchingKey(id)],
    mustExist: ({ id }) => campaignKey(id),
  },
];
