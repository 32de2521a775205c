import { inLanguage } from "#app/routing/language-path.ts";
import { languages, type Language } from "#domain/language.ts";
import { escapeXml } from "../feeds/xml.ts";
import type { PublicPage } from "./public-pages.ts";

/** Each page in each language with links to its translations. */
export const sitemap = (publicUrl: string, pages: readonly PublicPage[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => languages.map((language) => urlOf(publicUrl, page, language))).join("\n")}
</urlset>
`;

function urlOf(publicUrl: string, { path, changedOn }: PublicPage, language: Language): string {
  const address = (of: Language) => escapeXml(publicUrl + inLanguage(path, of));
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  return [
    `<url><loc>${address(language)}</loc>`,
    changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`,
    ...languages.map((each) => alternate(each, address(each))),
    alternate("x-default", escapeXml(publicUrl + path)),
    "</url>",
  ].join("");
}
