import { programKey } from "../../data/record-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const programRoute: PublicRoute = {
  path: "/programs/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "program"],
  calls: ({ id }) => [programKey(id), "/api/sdgs"],
  mustExist: ({ id }) => programKey(id),
};
