import { routes } from "../app/routes.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";

/** One real address for each route that has a part to fill in. */
const examples: Record<string, string> = {
  "/programs/:id": "/programs/children",
  "/projects/:id": "/projects/dubai-senior-care-network",
  "/posts/:id": "/posts/what-the-seven-percent-is-for",
  "/events/:id": "/events/volunteer-information-evening",
  "/grants/:id": "/grants/small-plans-for-children",
};

export type Visit = { path: string; language: Language; address: string };

/**
 * Every page that is open to everyone, in every language; a route without an example fails here rather than being forgotten.
 * Pages of a signed-in person lead strangers away, those behind a mailed link have no address before someone was mailed one:
 * both are looked at in their own tests.
 */
export const everyPage: Visit[] = [
  ...routes.filter(({ who, secret }) => who === undefined && !secret).map(({ path }) => exampleOf(path)),
  "/this-page-does-not-exist",
].flatMap((path) => languages.map((language) => ({ path, language, address: inLanguage(path, language) })));

function exampleOf(pattern: string): string {
  if (!pattern.includes(":")) return pattern;
  const example = examples[pattern];
  if (!example) throw new Error(`Give ${pattern} an example in e2e/site-map.ts`);
  return example;
}
