import { projectKey, resultsKey } from "../../data/record-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const projectRoute: PublicRoute = {
  path: "/projects/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "project"],
  calls: ({ id }) => [projectKey(id), resultsKey(id), "/api/sdgs"],
  mustExist: ({ id }) => projectKey(id),
};
