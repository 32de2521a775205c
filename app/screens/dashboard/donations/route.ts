import type { OwnRoute } from "../../../routes/route.ts";

export const donationsRoute: OwnRoute = {
  path: "/dashboard/donations",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/dashboard", "own/my-papers"],
  who: "signed_in",
  calls: () => ["/api/my/donations"],
};
