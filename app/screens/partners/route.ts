import type { PublicRoute } from "../../routes/route.ts";

export const partnersRoute: PublicRoute = {
  path: "/partners",
  query: { own: ["sent"] },
  load: () => import("./page.tsx"),
  messages: ["cards", "partners", "consent", "errors"],
  calls: () => ["/api/partners"],
};
