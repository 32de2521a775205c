import { refuse } from "../refuse.ts";
import type { Step } from "./steps.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Refuses forms of other sites before any route. Programs send neither header and no cookies; webhooks are verified. */
export const sameOrigin = ({ publicUrl }: { publicUrl: string }): Step => {
  const published = new URL(publicUrl).origin;
  return (c) => {
    if (safeMethods.includes(c.req.method) || c.req.path.startsWith("/api/webhooks/")) return;
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const foreign =
      site === "cross-site" ||
      site === "same-site" ||
      (site === undefined && origin !== undefined && !isOwn(origin, c.req.url));
    return foreign ? refuse(c, 403, "errors.foreign_origin") : undefined;
  };

  function isOwn(origin: string, url: string): boolean {
    return origin === published || origin === new URL(url).origin;
  }
};
