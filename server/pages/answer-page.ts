import type { RequestContext } from "../context.ts";
import type { CachedPage } from "./page-cache.ts";

export function answerPage(c: RequestContext, page: CachedPage, cacheable: boolean): Response {
  c.header("etag", page.etag);
  c.header("vary", "Accept-Encoding, Cookie");
  // Browsers may keep a page but must ask whether it is still true; what belongs to a person is not kept at all.
  c.header("cache-control", cacheable ? "private, no-cache" : "private, no-store");
  if (page.status === 200 && c.req.header("if-none-match") === page.etag) return c.body(null, 304);
  c.header("content-type", "text/html; charset=utf-8");
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;
  if (encoding) c.header("content-encoding", encoding);
  return c.body(new Uint8Array(encoding ? page[encoding] : page.plain), page.status as 200);
}
