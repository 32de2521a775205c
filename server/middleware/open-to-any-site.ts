import type { Step } from "./steps.ts";

const isPublicData = (path: string): boolean =>
  path.startsWith("/api/open-data/") || path.startsWith("/api/figures/") || path === "/api/status";

/** Public data is open to other sites too, without cookies. */
export const openToAnySite: Step = (c) => {
  if (!isPublicData(c.req.path)) return;
  c.header("access-control-allow-origin", "*");
  c.header("access-control-expose-headers", "ETag, Retry-After");
  if (c.req.method !== "OPTIONS") return;
  c.header("access-control-allow-methods", "GET, HEAD");
  c.header("access-control-allow-headers", "If-None-Match");
  c.header("access-control-max-age", "86400");
  return c.body(null, 204);
};
