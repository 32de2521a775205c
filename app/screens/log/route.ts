import type { PublicRoute } from "../../routes/route.ts";

export const logRoute: PublicRoute = {
  path: "/transparency/log",
  load: () => import("./page.tsx"),
  messages: ["source/log"],
  calls: () => ["/api/transparency/log"],
};
