import type { PublicRoute } from "../../routes/route.ts";

export const donateRoute: PublicRoute = {
  path: "/donate",
  query: {
    anyone: ["amount", "custom", "frequency", "campaign", "program", "fund"],
    own: ["success", "declined", "cancelled", "resumed", "resume"],
  },
  load: () => import("./page.tsx"),
  messages: ["donate", "consent"],
  calls: () => [
    "/api/payment-methods",
    "/api/campaigns/urgent",
    "/api/programs",
    "/api/promises",
    "/api/donations/current",
  ],
};
