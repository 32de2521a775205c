import type { PublicRoute } from "../../routes/route.ts";

export const programsRoute: PublicRoute = {
  path: "/programs",
  load: () => import("./page.tsx"),
  messages: ["cards", "programs"],
  calls: () => ["/api/programs", "/api/sdgs"],
};
