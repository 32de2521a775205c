import type { PublicRoute } from "../../routes/route.ts";

export const contactRoute: PublicRoute = {
  path: "/contact",
  load: () => import("./page.tsx"),
  messages: ["contact", "errors"],
  calls: () => ["/api/foundation"],
};
