import type { Hono } from "hono";
import { etag } from "hono/etag";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import { singleFlight } from "../timing/single-flight.ts";
import { publicPages } from "./public-pages.ts";
import { sitemap } from "./sitemap.ts";

/** Calls and what only shows in a demonstration. Personal pages are not named here: their own `noindex` must be readable. */
const closed = ["/api/", "/demo/", "/sandbox/"];

export function serveSearchEngines(
  app: Hono<RequestEnv>,
  { publicRecords }: Pick<Foundation, "publicRecords">,
  publicUrl: string,
): void {
  app.get("/robots.txt", (c) => {
    c.header("cache-control", "public, max-age=3600");
    return c.text(
      [
        "User-agent: *",
        ...closed.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${publicUrl}/sitemap.xml`,
        "",
      ].join("\n"),
    );
  });

  // Every record is read for it: those who ask at once are answered together.
  const read = singleFlight(async () => sitemap(publicUrl, await publicPages(publicRecords)));
  app.get("/sitemap.xml", etag(), async (c) => {
    c.header("content-type", "application/xml; charset=utf-8");
    c.header("cache-control", "no-cache");
    return c.body(await read(publicUrl));
  });
}
