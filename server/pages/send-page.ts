import type { Rendered } from "#app/entry-server.tsx";
import type { RequestContext } from "../context.ts";
import type { HeadersFor } from "../middleware/security-headers.ts";
import { encodeForUser } from "./encode-page.ts";
import type { CachedPage } from "./page-cache.ts";

const vary = "Accept-Encoding, Cookie";
const html = "text/html; charset=utf-8";

/**
 * Browsers must revalidate. X-Accel-Expires lets nginx serve it to anonymous visitors for a second (decision 131).
 * One plain object, because Hono's sorted and checked headers take as long as finding the page.
 */
export function sendCached(c: RequestContext, page: CachedPage, headersFor: HeadersFor): Response {
  const headers: Record<string, string> = {
    ...headersFor(c.req.path),
    "x-request-id": c.get("requestId"),
    etag: page.etag,
    vary,
    "cache-control": "private, no-cache",
  };
  if (page.isForProxies) headers["x-accel-expires"] = "1";
  if (c.req.header("if-none-match") === page.etag) return new Response(null, { status: 304, headers });
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name) && page[name]);
  const body = (encoding && page[encoding]) ?? page.plain;
  headers["content-type"] = html;
  headers["content-length"] = String(body.length);
  if (encoding) headers["content-encoding"] = encoding;
  return new Response(body, { status: 200, headers });
}

export function sendOnce(c: RequestContext, page: Rendered): Response {
  const headers: Record<string, string> = {
    vary,
    "cache-control": "private, no-store",
    "content-type": html,
  };
  const encoded = encodeForUser(page.html, c.req.header("accept-encoding") ?? "");
  if (!encoded) return c.body(page.html, page.status as 200, headers);
  headers["content-length"] = String(encoded.body.length);
  headers["content-encoding"] = encoded.encoding;
  return c.body(encoded.body, page.status as 200, headers);
}
