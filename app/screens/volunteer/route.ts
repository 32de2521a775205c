import type { PublicRoute } from "../../routes/route.ts";

export const volunteerRoute: PublicRoute = {
  path: "/volunteer",
  query: { anyone: ["role"], own: ["submitted"] },
  load: () => import("./page.tsx"),
  messages: ["volunteer", "consent", "errors"],
  calls: () => ["/api/volunteer-roles", "/api/decision-times"],
};
