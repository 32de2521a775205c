import type { OwnRoute, PublicRoute } from "../../../routes/route.ts";

export const monthlyRoute: OwnRoute = {
  path: "/dashboard/monthly",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/monthly", "giving", "errors"],
  who: "signed_in",
  calls: () => ["/api/my/monthly-gifts"],
};

/** Opened by a mailed link, without an account. */
export const mendRoute: PublicRoute = {
  path: "/dashboard/monthly/mend",
  query: { own: ["key", "done", "problem"] },
  load: () => import("./mend-page.tsx"),
  messages: ["own/mend"],
};
