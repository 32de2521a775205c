import type { OwnRoute } from "../../../routes/route.ts";

export const privacyRoute: OwnRoute = {
  path: "/dashboard/privacy",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/dashboard", "own/privacy", "errors"],
  who: "signed_in",
  calls: () => ["/api/my/privacy"],
};
