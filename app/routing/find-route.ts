import { notFoundRoute, publicRoutes } from "../routes/public-routes.ts";
import { matchIn, type Match } from "./match.ts";

const isPrivate = (path: string): boolean => /^\/(admin|dashboard|account)(\/|$)/.test(path);

/** The page of an address, for browsers: the table of pages behind the sign-in is fetched by those who go there. */
export async function findRoute(path: string): Promise<Match> {
  const routes = isPrivate(path) ? (await import("../routes/private-routes.ts")).privateRoutes : publicRoutes;
  return matchIn(routes, path) ?? { route: notFoundRoute, params: {} };
}
