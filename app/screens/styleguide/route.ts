import type { PublicRoute } from "../../routes/route.ts";

export const styleguideRoute: PublicRoute = {
  path: "/demo/styleguide",
  load: () => import("./page.tsx"),
  start: "after paint",
  messages: [],
  demo: true,
};
