import type { PublicRoute } from "../../routes/route.ts";

export const zakatRoute: PublicRoute = {
  path: "/zakat",
  load: () => import("./page.tsx"),
  messages: ["zakat"],
  calls: () => ["/api/metal-prices"],
};
