import type { PublicRoute } from "../../routes/route.ts";

export const openDataRoute: PublicRoute = {
  path: "/open-data",
  load: () => import("./page.tsx"),
  messages: ["open-data"],
  calls: () => ["/api/open-data"],
};
