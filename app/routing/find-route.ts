import { publicRoutes } from "../routes/public-routes.ts";
import type { Route } from "../routes/route.ts";
import { notFoundRoute } from "../screens/not-found/route.ts";
import { matchIn, type Match } from "./match.ts";

/** For browsers: rarely used route tables load on demand. */
export async function findRoute(path: string): Promise<Match> {
  return matchIn(await tableFor(path), path) ?? { route: notFoundRoute, params: {} };
}

async function tableFor(path: string): Promise<readonly Route[]> {
  if (isUnder(path, "admin")) return (await import("../routes/staff-routes.ts")).staffRoutes;
  if (
    [
      "dashboard",
      "account",
      "applications",
      "donate/transfer",
      "campaigns/refund",
      "preferences",
      "unsubscribe",
    ].some((part) => isUnder(path, part))
  )
    return (await import("../routes/own-routes.ts")).ownRoutes;
  if (
    path.startsWith("/transparency/") ||
    ["figures", "open-data", "anbi"].some((part) => isUnder(path, part))
  )
    return (await import("../routes/source-routes.ts")).sourceRoutes;
  return publicRoutes;
}

const isUnder = (path: string, part: string): boolean => path === `/${part}` || path.startsWith(`/${part}/`);
