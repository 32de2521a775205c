import type { Contract } from "#contract/contract.ts";

/**
 * Calls that answer everybody the same, in one language and country, on one day: no name, cookie or secret has a part in them. A
 * test asks each as a stranger, a donor and staff.
 */
export const sharedCalls = [
  "GET /api/site",
  "GET /api/foundation",
  "GET /api/impact-stats",
  "GET /api/hero-figures",
  "GET /api/promises",
  "GET /api/campaigns/urgent",
  "GET /api/programs",
  "GET /api/programs/:id",
  "GET /api/projects",
  "GET /api/projects/featured",
  "GET /api/projects/:id",
  "GET /api/projects/:id/results",
  "GET /api/sdgs",
  "GET /api/volunteer-roles",
  "GET /api/decision-times",
  "GET /api/events",
  "GET /api/events/:id",
  "GET /api/figures",
  "GET /api/figures/:id",
  "GET /api/grant-calls",
  "GET /api/grant-calls/:id",
  "GET /api/grant-decisions",
  "GET /api/posts",
  "GET /api/posts/:id",
  "GET /api/legal-texts/:id",
  "GET /api/open-data",
  "GET /api/expenses",
  "GET /api/expenses/:number",
  "GET /api/partners",
  "GET /api/pictures",
  "GET /api/transparency",
  "GET /api/transparency/keys",
  "GET /api/transparency/log",
  "GET /api/documents",
  "GET /api/certifications",
  "GET /api/anbi",
  "GET /api/anbi-form",
  "GET /api/metal-prices",
] as const satisfies readonly (keyof Contract)[];

const paths = sharedCalls.map((name) => name.slice("GET ".length));
const plain = new Set(paths.filter((path) => !path.includes(":")));
const patterns = paths.filter((path) => path.includes(":")).map((path) => path.split("/"));

/** Only without a question mark: there is no end to what may stand behind it. */
export function isShared(path: string): boolean {
  if (plain.has(path)) return true;
  if (path.includes("?")) return false;
  const parts = path.split("/");
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => (part.startsWith(":") ? parts[at] !== "" : part === parts[at])),
  );
}
