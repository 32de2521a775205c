import type { OwnRoute } from "../../../routes/route.ts";

export const preferencesRoute: OwnRoute = {
  path: "/dashboard/preferences",
  load: () => import("./page.tsx"),
  messages: ["cards", "consent", "own/dashboard", "own/preferences"],
  who: "signed_in",
  calls: () => ["/api/my/preferences"],
};
