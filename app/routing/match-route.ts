import { routes } from "../routes.ts";
import { notFoundRoute } from "../screens/not-found/route.ts";
import { matchIn, type Match } from "./match.ts";

/** The page of an address, for the server, which has the whole table at hand. */
export const matchRoute = (path: string): Match =>
  matchIn(routes, path) ?? { route: notFoundRoute, params: {} };
