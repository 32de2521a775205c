import type { PublicRoute } from "../../routes/route.ts";

export const errorRoute: PublicRoute = {
  path: "*",
  load: () => import("./page.tsx"),
  messages: [],
  status: 500,
};
