import type { PublicRoute } from "../../routes/route.ts";

export const projectsRoute: PublicRoute = {
  path: "/projects",
  load: () => import("./page.tsx"),
  messages: ["cards", "projects"],
  calls: () => ["/api/projects", "/api/programs", "/api/sdgs"],
};
