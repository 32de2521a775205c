import { legalKey } from "../../data/news-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

/** Repeated here, because the content's list would import the schema library into every page. */
const legalSlugs = ["privacy", "cookies", "terms"];

export const legalRoutes: readonly PublicRoute[] = legalSlugs.map((id) => ({
  path: `/${id}`,
  load: () => import("./page.tsx"),
  messages: ["cards", "legal"],
  calls: () => [legalKey(id)],
  mustExist: () => legalKey(id),
}));
