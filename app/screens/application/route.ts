import { ownApplicationKey } from "../../data/grant-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const applicationRoute: PublicRoute = {
  path: "/applications/:token",
  load: () => import("./page.tsx"),
  messages: ["own-application", "errors"],
  calls: ({ token }) => [ownApplicationKey(token)],
  mustExist: ({ token }) => ownApplicationKey(token),
  secret: true,
};
