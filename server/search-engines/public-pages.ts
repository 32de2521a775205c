import { routes } from "#app/routes.ts";
import type { Untranslated } from "#domain/content/untranslated.ts";
import { recordSections, type PublicRecords, type RecordSection } from "#domain/content/public-records.ts";

export type PublicPage = Untranslated & { path: string; changedOn: string | null };

/** `listed`: one page. A section: a page per record. `left_out`: not for search engines. */
type Listing = "listed" | "left_out" | RecordSection;

/** Personal pages, and the steps to them. */
const leftOutSections = ["sign-in", "account", "applications", "dashboard", "admin"];

/** Pages about one figure or one cost are reached by links, not by search. */
const explanations = ["/figures/:id", "/transparency/expenses/:id"];

/** Every public route is listed. A test checks all routes: one with parameters names its records, or is left out on purpose. */
export function listingOf(path: string): Listing | undefined {
  const isMailed = path.includes("/:token");
  if (isMailed || leftOutSections.includes(path.split("/")[1] ?? "")) return "left_out";
  if (explanations.includes(path)) return "left_out";
  return path.includes(":") ? recordSections.find((section) => path === `/${section}/:id`) : "listed";
}

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
  return records.map(({ id, changedOn, untranslated }) => ({
    path: path.replace(":id", id),
    changedOn,
    untranslated,
  }));
}
