import type { OwnRoute } from "../../../routes/route.ts";

export const periodicGiftRoute: OwnRoute = {
  path: "/dashboard/periodic-gift",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/dashboard", "own/periodic", "errors"],
  who: "signed_in",
  calls: () => ["/api/my/periodic-agreements", "/api/foundation"],
};
