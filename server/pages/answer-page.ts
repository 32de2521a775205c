import type { Rendered } from "#app/entry-server.tsx";
import type { RequestContext } from "../context.ts";
import type { pageBytes } from "./compress-page.ts";
import type { Bytes, CachedPage } from "./page-cache.ts";

const vary = "Accept-Encoding, Cookie";
const html = "text/html; charset=utf-8";

/** How a page that is kept travels: compressed, as it is, or not at all, because the browser has it. */
export type Travelling = "br" | "gzip" | "plain" | "known";

/**
 * Browsers may keep a page that others are given too, but must ask whether it is still true. Our own nginx may give it to strangers
 * for a second, and is told so in its own words, which it does not pass on: no other proxy on the way may keep it (decision 112).
 */
export const keptHeaders = (page: CachedPage, as: Travelling): Record<string, string> => ({
  ...(page.etag !== null && { etag: page.etag }),
  vary,
  "cache-control": "private, no-cache",
  ...(page.isForProxies && { "x-accel-expires": "1" }),
  ...(as !== "known" && { "content-type": html, "content-length": String(bytesAs(page, as).length) }),
  ...((as === "br" || as === "gzip") && { "content-encoding": as }),
});

type Headers = Readonly<Partial<Record<"accept-encoding" | "if-none-match", string | undefined>>>;

export function travelling(page: CachedPage, headers: Headers): Travelling {
  if (page.status === 200 && headers["if-none-match"] === page.etag) return "known";
  const accepted = headers["accept-encoding"] ?? "";
  return accepted.includes("br") && page.br ? "br" : accepted.includes("gzip") ? "gzip" : "plain";
}

type Written = Readonly<Pick<CachedPage, "br" | "gzip" | "plain">>;
export const bytesAs = (page: Written, as: Exclude<Travelling, "known">): Bytes => page[as] ?? page.plain;

export function answerPage(c: RequestContext, page: CachedPage): Response {
  const as = travelling(page, {
    "accept-encoding": c.req.header("accept-encoding"),
    "if-none-match": c.req.header("if-none-match"),
  });
  for (const [name, value] of Object.entries(keptHeaders(page, as))) c.header(name, value);
  return as === "known" ? c.body(null, 304) : c.body(bytesAs(page, as), page.status as 200);
}

type PageBytes = Readonly<Pick<ReturnType<typeof pageBytes>, "forOne" | "joined" | "whole">>;

/** What belongs to a person is not kept at all. */
export function answerOnce(c: RequestContext, page: Rendered, bytes: PageBytes): Response {
  c.header("vary", vary);
  c.header("cache-control", "private, no-store");
  c.header("content-type", html);
  const isZipped = c.req.header("accept-encoding")?.includes("gzip") === true;
  if (isZipped) c.header("content-encoding", "gzip");
  return c.body(isZipped ? zipped(page, bytes) : bytes.whole(page.html), page.status as 200);
}

const zipped = ({ html: text, parts }: Rendered, { joined, forOne }: PageBytes): Bytes =>
  parts ? joined(parts) : forOne(text);
