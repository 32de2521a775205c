import type { PublicRoute } from "../../routes/route.ts";

export const zakatRoute: PublicRoute = {
  path: "/zakat",
  load: () => import("./page.tsx"),
  start: "after paint",
  messages: ["zakat"],
  calls: () => ["/api/metal-prices"],
};
