import type { PublicRoute } from "../../routes/route.ts";
import { figureKey } from "./view.ts";

export const figureRoute: PublicRoute = {
  path: "/figures/:id",
  query: { anyone: ["on", "known"] },
  load: () => import("./page.tsx"),
  messages: ["cards", "source/figure"],
  calls: ({ id }, search) => [figureKey(id), figureKey(id, search)],
  mustExist: ({ id }) => figureKey(id),
};
