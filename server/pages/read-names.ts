import { filters } from "#domain/content/kinds/project/projects-view.ts";
import type { Route } from "#app/routes/route.ts";

/**
 * The names in an address that a public page reads. Whatever else stands behind a question mark, campaign tags of other sites
 * for example, changes nothing on the page: it is found in the cache like the bare address.
 */
export const readNames: Readonly<Record<string, readonly string[]>> = {
  "/sign-in": ["returnTo", "sent", "problem"],
  "/sign-in/link": ["token"],
  "/donate": [
    "amount",
    "custom",
    "frequency",
    "campaign",
    "program",
    "fund",
    "success",
    "declined",
    "cancelled",
    "resumed",
    "resume",
  ],
  "/projects": [...filters, "sort"],
  "/volunteer": ["role", "submitted"],
  "/contact": ["sent", "topic"],
  "/partners": ["sent"],
  "/events/:id": ["registered", "waiting", "gaveUp", "registration"],
  "/transparency/expenses": ["project", "before"],
  "/figures/:id": ["on", "known"],
  "/grants/:id": ["sent", "mailed"],
  "/grants/:id/apply/:token": ["sent", "mailed"],
  "/dashboard/monthly/mend": ["key", "done", "problem"],
  "/demo/styleguide": ["page"],
};

/** What the page is made from. A person's own pages are never shared, and keep all of it. */
export function searchRead({ path, who }: Pick<Route, "path" | "who">, search: string): string {
  if (search === "" || who) return search;
  const names = readNames[path] ?? [];
  return [...new URLSearchParams(search).keys()].some((name) => names.includes(name)) ? search : "";
}
