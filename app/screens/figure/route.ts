import type { PublicRoute } from "../../routes/route.ts";
import { askedDays, figureKey } from "./view.ts";

export const figureRoute: PublicRoute = {
  path: "/figures/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "figure"],
  calls: ({ id }, search) => [...new Set([figureKey(id), figureKey(id, askedDays(search))])],
  mustExist: ({ id }) => figureKey(id),
};
