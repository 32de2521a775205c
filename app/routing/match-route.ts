import { routes } from "../routes.ts";
import { notFoundRoute } from "../screens/not-found/route.ts";
import { matchIn, type Match } from "./match.ts";

/** For the server, which has all routes. */
export const matchRoute = (path: string): Match =>
  matchIn(routes, path) ?? { route: notFoundRoute, params: {} };
