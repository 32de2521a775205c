import type { PublicRoute } from "../../routes/route.ts";

export const volunteerRoute: PublicRoute = {
  path: "/volunteer",
  load: () => import("./page.tsx"),
  messages: ["volunteer", "errors"],
  calls: () => ["/api/volunteer-roles", "/api/decision-times"],
};
