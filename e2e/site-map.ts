import { routes } from "../app/routes.ts";
import type { Route } from "../app/routes/route.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { contentKinds, sampleContent } from "../domain/content/kinds/kinds.ts";
import { languages, type Language } from "../domain/language.ts";

/** Real addresses for each route that has a part to fill in: one of each look. */
const examples: Record<string, string[]> = {
  "/programs/:id": ["/programs/children"],
  "/projects/:id": ["/projects/dubai-senior-care-network"],
  // The first entry of the demonstration is an expense with its document.
  "/transparency/expenses/:id": ["/transparency/expenses/1"],
  // Has a newer and an older neighbor.
  "/posts/:id": ["/posts/what-the-seven-percent-is-for"],
  "/events/:id": ["/events/volunteer-information-evening"],
  "/grants/:id": ["/grants/small-plans-for-children"],
  "/figures/:id": ["/figures/program-share", "/figures/volunteer-hours", "/figures/promise-meals"],
  "/dashboard/gifts/:id": ["/dashboard/gifts/demo-own-once-0"],
  "/admin/donations/:id": ["/admin/donations/demo-own-once-0"],
  "/admin/contacts/:id": ["/admin/contacts/demo-contact"],
  // segments.spec.ts saves one and looks at its page.
  "/admin/segments/:id": [],
  "/admin/applications/:kind/:id": [
    "/admin/applications/volunteer/va-demo-1",
    "/admin/applications/grant/ga-demo-1",
  ],
  "/admin/results/:id": ["/admin/results/sample-dubai-senior-care-network-seniorsServed"],
  "/admin/books/entries/:number": ["/admin/books/entries/1"],
  "/admin/content/:kind": ["/admin/content/event", "/admin/content/program"],
  "/admin/content/:kind/:id": [
    "/admin/content/project/dubai-senior-care-network",
    "/admin/content/campaign/new",
    "/admin/content/legal-text/cookies",
    "/admin/content/page-text/programs",
  ],
  // emails.spec.ts writes one and looks at its page.
  "/admin/emails/:id": [],
  // Nobody has written or agreed before a test does: privacy.spec.ts and admin-agreements.spec.ts look at these pages.
  "/admin/support/:id": [],
  "/admin/agreements/:id": [],
  // matching.spec.ts adds a pledge and looks at its page.
  "/admin/matching/:id": [],
  // connections.spec.ts adds an endpoint and looks at its page.
  "/admin/settings/connections/:id": [],
  // Named after the day of the demonstration: payouts.spec.ts looks at it.
  "/admin/books/payouts/:provider/:id": [],
};

export type Visit = { path: string; language: Language; address: string };

/**
 * Every public page in every language. A route with a parameter and no example throws here.
 * Pages behind a mailed link, and the style guide for developers, have tests of their own.
 */
export const everyPage: Visit[] = inEveryLanguage([
  ...pathsOf(({ who, secret, demo }) => who === undefined && !secret && !demo),
  "/this-page-does-not-exist",
]);

/** The pages of a donor, and those of the people who work here. */
export const ownPages = {
  donor: inEveryLanguage(pathsOf(({ who }) => who === "signed_in")),
  admin: inEveryLanguage(pathsOf(({ who }) => who !== undefined && who !== "signed_in")),
};

function pathsOf(isMeant: (route: Route) => boolean): string[] {
  return routes.filter(isMeant).flatMap(({ path }) => examplesOf(path));
}

function inEveryLanguage(paths: string[]): Visit[] {
  // Arabic last: a browser that has just shown it has its letters at hand, and uses them everywhere.
  return languages.flatMap((language) =>
    paths.map((path) => ({ path, language, address: inLanguage(path, language) })),
  );
}

function examplesOf(pattern: string): string[] {
  if (!pattern.includes(":")) return [pattern];
  const found = examples[pattern] ?? samplesOf(pattern);
  if (!found) throw new Error(`Give ${pattern} an example in e2e/site-map.ts`);
  return found;
}

/** The first sample of a kind of content whose pages have this address. */
function samplesOf(pattern: string): string[] | undefined {
  for (const [kind, [first]] of Object.entries(sampleContent(new Date().toISOString().slice(0, 10)))) {
    const { pageOf } = contentKinds[kind as keyof typeof contentKinds].form;
    if (first && pageOf(":id") === pattern) return [pageOf(first.id)];
  }
  return undefined;
}
