import { routes } from "#app/routes.ts";
import type { PublicRecords, RecordSection } from "#domain/content/public-records.ts";

export type PublicPage = { path: string; changedOn: string | null };

/** `listed`: one page. A section: a page for each of its records. `left_out`: nobody should find it by searching. */
type Listing = "listed" | "left_out" | RecordSection;

/** Personal, or a step on the way to what is: nothing under these words is for strangers to find. */
const leftOutSections = ["sign-in", "account", "applications", "dashboard", "admin"];

const listings: Readonly<Record<string, Listing>> = {
  "/": "listed",
  "/programs": "listed",
  "/programs/:id": "programs",
  "/projects": "listed",
  "/projects/:id": "projects",
  "/donate": "listed",
  "/volunteer": "listed",
  "/transparency": "listed",
  "/posts": "listed",
  "/posts/:id": "posts",
  "/events": "listed",
  "/events/:id": "events",
  "/partners": "listed",
  "/grants": "listed",
  "/grants/:id": "grants",
  "/grants/:id/apply/:token": "left_out",
  "/zakat": "listed",
  "/contact": "listed",
  "/privacy": "listed",
  "/cookies": "listed",
  "/terms": "listed",
};

/**
 * How search engines meet a route. A test asks this of the whole table of routes, so that a new page is either shown to them or
 * left out on purpose.
 */
export const listingOf = (path: string): Listing | undefined =>
  leftOutSections.includes(path.split("/")[1] ?? "") ? "left_out" : listings[path];

/** Every address of the site that search engines should know, without its language. */
export async function publicPages(recordsOf: PublicRecords): Promise<PublicPage[]> {
  const shown = routes.filter(({ demo }) => !demo);
  const pages = await Promise.all(shown.map(({ path }) => pagesOf(path, recordsOf)));
  return pages.flat();
}

async function pagesOf(path: string, recordsOf: PublicRecords): Promise<PublicPage[]> {
  const listing = listingOf(path);
  if (listing === undefined || listing === "left_out") return [];
  if (listing === "listed") return [{ path, changedOn: null }];
  const records = await recordsOf(listing);
  return records.map(({ id, changedOn }) => ({ path: path.replace(":id", id), changedOn }));
}
