import type { PublicRoute } from "../../routes/route.ts";

export const transparencyRoute: PublicRoute = {
  path: "/transparency",
  load: () => import("./page.tsx"),
  messages: ["cards", "transparency"],
  calls: () => [
    "/api/transparency",
    "/api/impact-stats",
    "/api/documents",
    "/api/certifications",
    "/api/anbi",
    "/api/open-data/funds",
  ],
};
