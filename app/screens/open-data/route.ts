import type { PublicRoute } from "../../routes/route.ts";

export const openDataRoute: PublicRoute = {
  path: "/open-data",
  load: () => import("./page.tsx"),
  messages: ["source/open-data"],
  calls: () => ["/api/open-data"],
};
