import type { PublicRoute } from "../../routes/route.ts";

export const donateRoute: PublicRoute = {
  path: "/donate",
  load: () => import("./page.tsx"),
  messages: ["donate"],
  calls: () => ["/api/campaigns/urgent", "/api/programs", "/api/promises", "/api/donations/current"],
};
