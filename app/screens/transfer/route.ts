import { transferKey } from "../../data/transfer-key.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const transferRoute: PublicRoute = {
  path: "/donate/transfer/:id/:token",
  load: () => import("./page.tsx"),
  messages: ["own/transfer", "errors"],
  calls: (params) => [transferKey(params)],
  mustExist: (params) => transferKey(params),
  secret: true,
};
