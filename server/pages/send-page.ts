import type { Rendered } from "#app/entry-server.tsx";
import type { RequestContext } from "../context.ts";
import { encodeForUser } from "./encode-page.ts";
import type { CachedPage } from "./page-cache.ts";

const vary = "Accept-Encoding, Cookie";
const html = "text/html; charset=utf-8";

/**
 * Browsers may store a cached page, but must revalidate it. Our own nginx may serve it to other anonymous visitors for
 * a second: X-Accel-Expires tells it so, and nginx removes that header (decision 131).
 */
export function sendCached(c: RequestContext, page: CachedPage): Response {
  const isKnown = c.req.header("if-none-match") === page.etag;
  const headers: Record<string, string> = { etag: page.etag, vary, "cache-control": "private, no-cache" };
  if (page.isForProxies) headers["x-accel-expires"] = "1";
  if (isKnown) return c.body(null, 304, headers);
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name) && page[name]);
  const body = (encoding && page[encoding]) ?? page.plain;
  headers["content-type"] = html;
  headers["content-length"] = String(body.length);
  if (encoding) headers["content-encoding"] = encoding;
  return c.body(body, 200, headers);
}

/** A page for one visitor, which nobody stores. */
export async function sendOnce(c: RequestContext, page: Rendered): Promise<Response> {
  const headers: Record<string, string> = {
    vary,
    "cache-control": "private, no-store",
    "content-type": html,
  };
  if (c.req.header("accept-encoding")?.includes("gzip") !== true)
    return c.body(page.html, page.status as 200, headers);
  const body = await encodeForUser(page.html);
  headers["content-length"] = String(body.length);
  headers["content-encoding"] = "gzip";
  return c.body(body, page.status as 200, headers);
}
