import { filters } from "#domain/content/kinds/project/projects-view.ts";
import type { Route } from "#app/routes/route.ts";

/**
 * The names in an address that a public page reads. Whatever else stands behind a question mark, campaign tags of other sites
 * for example, changes nothing on the page: it is found in the cache like the bare address.
 *
 * What `anyone` may write there makes a page that others may be given too. The `own` names tell of one person's gift, letter or form:
 * a page that was asked for with one of them is kept nowhere.
 */
export const readNames: Readonly<
  Record<string, Readonly<{ anyone?: readonly string[]; own?: readonly string[] }>>
> = {
  "/sign-in": { own: ["returnTo", "sent", "problem"] },
  "/sign-in/link": { own: ["token"] },
  "/donate": {
    anyone: ["amount", "custom", "frequency", "campaign", "program", "fund"],
    own: ["success", "declined", "cancelled", "resumed", "resume"],
  },
  "/projects": { anyone: [...filters, "sort"] },
  "/volunteer": { anyone: ["role"], own: ["submitted"] },
  "/contact": { anyone: ["topic"], own: ["sent"] },
  "/partners": { own: ["sent"] },
  "/events/:id": { own: ["registered", "waiting", "gaveUp", "registration"] },
  "/transparency/expenses": { anyone: ["project", "before"] },
  "/figures/:id": { anyone: ["on", "known"] },
  "/grants/:id": { own: ["sent", "mailed"] },
  "/grants/:id/apply/:token": { own: ["sent", "mailed"] },
  "/dashboard/monthly/mend": { own: ["key", "done", "problem"] },
};

/** What the page is made from, and whether it is only one person's. */
type Read = Readonly<{ search: string; own: boolean }>;

/** A person's own pages are never shared, and keep all of it; of others the names that they read are left, in one order. */
export function searchRead({ path, who }: Pick<Route, "path" | "who">, search: string): Read {
  if (search === "") return { search, own: false };
  if (who) return { search, own: true };
  const { anyone = [], own = [] } = readNames[path] ?? {};
  const asked = [...new URLSearchParams(search)];
  const read = asked.filter(([name]) => anyone.includes(name) || own.includes(name));
  return {
    search: read.length === 0 ? "" : String(new URLSearchParams(read.toSorted(byName))),
    own: read.some(([name]) => own.includes(name)),
  };
}

const byName = ([one]: [string, string], [other]: [string, string]): number =>
  one < other ? -1 : one > other ? 1 : 0;
