import type { PublicRoute } from "../../routes/route.ts";

export const eventsRoute: PublicRoute = {
  path: "/events",
  load: () => import("./page.tsx"),
  messages: ["cards", "events"],
  calls: () => ["/api/events"],
};
