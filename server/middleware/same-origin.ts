import { createMiddleware } from "hono/factory";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * A browser says where a request comes from; another site's form is refused before any route sees it.
 * Programs that are no browser send neither header, and carry no visitor's cookies. Webhooks prove themselves.
 */
export const sameOrigin = ({ publicUrl }: { publicUrl: string }) => {
  const published = new URL(publicUrl).origin;
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (safeMethods.includes(c.req.method) || c.req.path.startsWith("/api/webhooks/")) return next();
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const foreign =
      site === "cross-site" ||
      site === "same-site" ||
      (site === undefined && origin !== undefined && !isOwn(origin, c.req.url));
    return foreign ? refuse(c, 403, "errors.foreign_origin") : next();
  });

  function isOwn(origin: string, url: string): boolean {
    return origin === published || origin === new URL(url).origin;
  }
};
