import type { PublicRoute } from "../../routes/route.ts";

export const partnersRoute: PublicRoute = {
  path: "/partners",
  load: () => import("./page.tsx"),
  messages: ["cards", "partners", "errors"],
  calls: () => ["/api/partners"],
};
