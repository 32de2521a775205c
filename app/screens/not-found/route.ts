import type { PublicRoute } from "../../routes/route.ts";

export const notFoundRoute: PublicRoute = {
  path: "*",
  load: () => import("./page.tsx"),
  messages: [],
  status: 404,
};
