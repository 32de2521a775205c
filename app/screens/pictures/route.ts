import type { PublicRoute } from "../../routes/route.ts";

export const picturesRoute: PublicRoute = {
  path: "/transparency/pictures",
  load: () => import("./page.tsx"),
  messages: ["cards", "source/pictures"],
  calls: () => ["/api/pictures"],
};
