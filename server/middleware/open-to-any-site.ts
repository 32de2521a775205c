import { createMiddleware } from "hono/factory";
import type { RequestEnv } from "../context.ts";

/** Public data is open to other sites too, without cookies. */
export const openToAnySite = createMiddleware<RequestEnv>(async (c, next) => {
  c.header("access-control-allow-origin", "*");
  c.header("access-control-expose-headers", "ETag, Retry-After");
  if (c.req.method !== "OPTIONS") return next();
  c.header("access-control-allow-methods", "GET, HEAD");
  c.header("access-control-allow-headers", "If-None-Match");
  c.header("access-control-max-age", "86400");
  return c.body(null, 204);
});
