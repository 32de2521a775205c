import { expect, test } from "vitest";
import { routes } from "#app/routes.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { recordSections, type PublicRecords } from "#domain/content/public-records.ts";
import { languages } from "#domain/language.ts";
import { isWellFormed } from "#testing/xml.ts";
import { listingOf, publicPages } from "./public-pages.ts";
import { sitemap } from "./serve-search-engines.ts";

const records: PublicRecords = async (section) => [
  { id: `${section}-one`, changedOn: "2026-11-01", color: null, coverUrl: null },
  { id: `${section}-two`, changedOn: null, color: null, coverUrl: null },
];
const publicUrl = "https://openhand.example";

test("every route is either shown to search engines or left out on purpose", () => {
  const undecided = routes.filter(({ path, demo }) => !demo && listingOf(path) === undefined);
  expect(undecided.map(({ path }) => path)).toEqual([]);
});

test("a route with a part to fill in names the records that fill it", () => {
  const known = ["left_out", ...recordSections];
  const open = routes.filter(({ path }) => path.includes(":"));
  expect(open.filter(({ path }) => !known.includes(listingOf(path) ?? ""))).toEqual([]);
});

test("what belongs to a person is left out, however deep it lies", () => {
  const personal = routes.filter(({ who, secret }) => who || secret);
  expect(personal.filter(({ path }) => listingOf(path) !== "left_out")).toEqual([]);
  for (const path of ["/sign-in", "/sign-in/link", "/dashboard", "/admin/users/:id", "/account/security"])
    expect(listingOf(path)).toBe("left_out");
});

test("the pages are those of the routes, one for each record, and nothing of the demonstration", async () => {
  const paths = (await publicPages(records)).map(({ path }) => path);
  const expected = routes
    .filter(({ path, demo }) => !demo && listingOf(path) !== "left_out")
    .flatMap(({ path }) =>
      path.includes(":")
        ? ["one", "two"].map((which) => path.replace(":id", `${listingOf(path)}-${which}`))
        : [path],
    );
  expect(paths.toSorted()).toEqual(expected.toSorted());
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /demo|admin|dashboard|sign-in|:/.test(path))).toEqual([]);
});

test("the sitemap tells each page in each language, with the addresses of its translations", async () => {
  const pages = await publicPages(records);
  const xml = sitemap(publicUrl, pages);
  expect(isWellFormed(xml)).toBe(true);
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(locations).toEqual(
    pages.flatMap(({ path }) => languages.map((language) => publicUrl + inLanguage(path, language))),
  );
  const [, post] = /<url>(<loc>https:\/\/openhand.example\/nl\/posts\/posts-one.*?)<\/url>/.exec(xml) ?? [];
  expect(post).toBe(
    "<loc>https://openhand.example/nl/posts/posts-one</loc><lastmod>2026-11-01</lastmod>" +
      '<xhtml:link rel="alternate" hreflang="en" href="https://openhand.example/posts/posts-one"/>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="https://openhand.example/nl/posts/posts-one"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://openhand.example/ar/posts/posts-one"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://openhand.example/posts/posts-one"/>',
  );
});
