import type { PublicRoute } from "../../routes/route.ts";

export const logRoute: PublicRoute = {
  path: "/transparency/log",
  load: () => import("./page.tsx"),
  messages: ["log"],
  calls: () => ["/api/transparency/log"],
};
