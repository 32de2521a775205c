import type { OwnRoute } from "../../../routes/route.ts";

export const supportRoute: OwnRoute = {
  path: "/dashboard/support",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/dashboard", "own/support", "errors"],
  who: "signed_in",
  calls: () => ["/api/my/support"],
};
