import { ownRoutes } from "./routes/own-routes.ts";
import { publicRoutes } from "./routes/public-routes.ts";
import type { Route } from "./routes/route.ts";
import { sourceRoutes } from "./routes/source-routes.ts";
import { staffRoutes } from "./routes/staff-routes.ts";

export type { Params, Route, ScreenProps } from "./routes/route.ts";

/** Every page of the site, for the server. Browsers find theirs by `routing/find-route.ts`. */
export const routes: readonly Route[] = [...publicRoutes, ...sourceRoutes, ...ownRoutes, ...staffRoutes];
