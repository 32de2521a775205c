import { refuse } from "../refuse.ts";
import type { Step } from "./steps.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Webhooks are verified. Mailbox providers post to the link of an email, which proves itself; cookies do not matter there. */
const isProvedByAddress = (path: string): boolean =>
  /^(\/api\/webhooks|(\/[a-z]{2})?\/unsubscribe)\//.test(path);

/** Refuses forms of other sites before any route. Programs send neither header and no cookies. */
export const sameOrigin = ({ publicUrl }: { publicUrl: string }): Step => {
  const published = new URL(publicUrl).origin;
  return (c) => {
    if (safeMethods.includes(c.req.method) || isProvedByAddress(c.req.path)) return;
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
