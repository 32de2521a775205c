import type { PublicRoute } from "../../routes/route.ts";

export const projectsRoute: PublicRoute = {
  path: "/projects",
  query: { anyone: ["country", "status", "program", "sdg", "project", "sort"] },
  load: () => import("./page.tsx"),
  messages: ["cards", "projects"],
  calls: () => ["/api/projects", "/api/programs", "/api/sdgs"],
};
