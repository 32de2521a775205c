import type { PublicRoute } from "../../routes/route.ts";

export const anbiRoute: PublicRoute = {
  path: "/anbi",
  load: () => import("./page.tsx"),
  messages: ["anbi"],
  calls: () => ["/api/anbi-form"],
};
