import type { PublicRoute } from "../../routes/route.ts";

export const anbiRoute: PublicRoute = {
  path: "/anbi",
  load: () => import("./page.tsx"),
  messages: ["source/anbi"],
  calls: () => ["/api/anbi-form"],
};
