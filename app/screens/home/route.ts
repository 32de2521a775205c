import type { PublicRoute } from "../../routes/route.ts";

export const homeRoute: PublicRoute = {
  path: "/",
  load: () => import("./page.tsx"),
  messages: ["cards", "home"],
  calls: () => [
    "/api/hero-figures",
    "/api/campaigns/urgent",
    "/api/programs",
    "/api/projects/featured",
    "/api/impact-stats",
    "/api/promises",
    "/api/sdgs",
  ],
};
