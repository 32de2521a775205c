import type { PublicRoute } from "../../routes/route.ts";

export const contactRoute: PublicRoute = {
  path: "/contact",
  query: { anyone: ["topic"], own: ["sent"] },
  load: () => import("./page.tsx"),
  messages: ["contact", "consent", "errors"],
  calls: () => ["/api/foundation"],
};
