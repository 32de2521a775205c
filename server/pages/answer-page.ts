import type { RequestContext } from "../context.ts";
import { compressorForOne } from "./compress-page.ts";
import type { CachedPage } from "./page-cache.ts";

const compressForOne = compressorForOne();
const vary = "Accept-Encoding, Cookie";
const html = "text/html; charset=utf-8";

/** A page that others are given too. */
export function answerPage(c: RequestContext, page: CachedPage): Response {
  c.header("etag", page.etag);
  c.header("vary", vary);
  // Browsers may keep a page but must ask whether it is still true.
  c.header("cache-control", "private, no-cache");
  if (page.status === 200 && c.req.header("if-none-match") === page.etag) return c.body(null, 304);
  c.header("content-type", html);
  const encoding = encodingFor(c.req.header("accept-encoding"));
  if (encoding) c.header("content-encoding", encoding);
  return c.body(encoding ? page[encoding] : page.plain, page.status as 200);
}

/** What belongs to a person is not kept at all. */
export function answerOnce(
  c: RequestContext,
  { status, html: text }: { status: number; html: string },
): Response {
  c.header("vary", vary);
  c.header("cache-control", "private, no-store");
  c.header("content-type", html);
  if (!(c.req.header("accept-encoding") ?? "").includes("gzip")) return c.body(text, status as 200);
  c.header("content-encoding", "gzip");
  return c.body(compressForOne(text), status as 200);
}

const encodingFor = (accepted = ""): "br" | "gzip" | null =>
  accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;
