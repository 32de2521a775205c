import type { Hono } from "hono";
import { etag } from "hono/etag";
import { inLanguage } from "#app/routing/language-path.ts";
import { isTranslated, textLanguage } from "#domain/content/untranslated.ts";
import { defaultLanguage, languages, type Language } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import { escapeXml } from "../feeds/xml.ts";
import { singleFlight } from "../timing/single-flight.ts";
import { publicPages, type PublicPage } from "./public-pages.ts";

/** Personal pages are missing here on purpose: crawlers must read their `noindex`. */
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

  // Reads every record, so concurrent requests share a read.
  const read = singleFlight(async () => sitemap(publicUrl, await publicPages(publicRecords)));
  app.get("/sitemap.xml", etag(), async (c) => {
    c.header("content-type", "application/xml; charset=utf-8");
    c.header("cache-control", "no-cache");
    return c.body(await read(publicUrl));
  });
}

export const sitemap = (publicUrl: string, pages: readonly PublicPage[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => translatedInto(page).map((language) => urlOf(publicUrl, page, language))).join("\n")}
</urlset>
`;

const translatedInto = (page: PublicPage): Language[] =>
  languages.filter((language) => isTranslated(page, language));

function urlOf(publicUrl: string, page: PublicPage, language: Language): string {
  const { path, changedOn } = page;
  const address = (of: Language) => escapeXml(publicUrl + inLanguage(path, of));
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  return [
    `<url><loc>${address(language)}</loc>`,
    changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`,
    ...translatedInto(page).map((each) => alternate(each, address(each))),
    alternate("x-default", address(textLanguage(page, defaultLanguage))),
    "</url>",
  ].join("");
}
