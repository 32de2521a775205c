import type { Params, Route } from "../routes.ts";
import type { ApiCache, Entry } from "./api-cache.ts";
import { statusOf } from "./refused.ts";

/** The record does not exist: the screen shows the not-found page. */
export const isMissing = ({ data, error }: Entry): boolean => data === null || statusOf(error) === 404;

/** Whether the record that the route names is missing (status 404). Stores null, which the browser receives, unlike failures. */
export function noteMissing(cache: ApiCache, route: Route, params: Params): boolean {
  const key = route.mustExist?.(params);
  if (!key || !isMissing(cache.entry(key))) return false;
  cache.set(key, null);
  return true;
}
