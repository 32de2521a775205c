import type { OwnRoute } from "../../../routes/route.ts";

export const overviewRoute: OwnRoute = {
  path: "/dashboard",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/dashboard", "own/my-papers"],
  who: "signed_in",
  calls: () => ["/api/donations/my", "/api/my/giving", "/api/impact-stats"],
};
