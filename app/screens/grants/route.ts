import type { PublicRoute } from "../../routes/route.ts";

export const grantsRoute: PublicRoute = {
  path: "/grants",
  load: () => import("./page.tsx"),
  messages: ["cards", "grants"],
  calls: () => ["/api/grant-calls", "/api/grant-decisions"],
};
