import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeFiles } from "#app/routes/route-files.fixtures.ts";
import { routes } from "#app/routes.ts";
import { languages } from "#domain/language.ts";
import { everyPage, ownPages } from "../../e2e/site-map.ts";

const root = join(import.meta.dirname, "..", "..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const [, section = ""] = /^## Adding a screen\n(.*?)^## /ms.exec(textOf("docs/architecture.md")) ?? [];

test("a screen is added in at most five edits", () => {
  const steps = [...section.matchAll(/^(\d)\. \*\*/gm)].map(([, number]) => Number(number));
  expect(steps).toEqual([1, 2, 3, 4, 5]);
});

test("the screen it is shown on is made so", () => {
  const shown = routeFiles.find(({ folder }) => section.includes(`\`${folder}/\``));
  const snippet = [...section.matchAll(/^ {7}(.*)$/gm)].map(([, line]) => line).join("\n");
  expect(snippet).toContain("load: ");
  expect(shown?.code).toContain(snippet);
  const [, line = ""] = /`(".*": typeof import\(.*\);)`/.exec(section) ?? [];
  expect(line).not.toBe("");
  expect(textOf("app/messages/ids.ts")).toContain(line);
});

test("a field on the volunteer form touches at most eight files, and they exist", () => {
  const [, recipe = ""] =
    /^### A field on the volunteer form\n(.*?)^##/ms.exec(textOf("docs/architecture.md")) ?? [];
  const files = [
    ...new Set([...recipe.matchAll(/`([\w/-]+\/[\w.-]*\.(?:ts|json))`/g)].map(([, file = ""]) => file)),
  ];
  // The migration itself is new each time.
  expect(files.length + 1).toBe(8);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("a staff list touches at most nine files, and they exist", () => {
  const [, recipe = ""] = /^### A staff list\n(.*?)^##/ms.exec(textOf("docs/architecture.md")) ?? [];
  const named = (text: string) =>
    [...text.matchAll(/`((?:app|server|contract|domain|adapters)\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  const steps = [...recipe.matchAll(/^\d\. .*$/gm)].flatMap(([step]) => named(step));
  expect(steps.filter((file) => !file.includes(".test."))).toHaveLength(9);
  expect(named(recipe).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each([
  ["A public content type", 14],
  // The migration is new each time, and so is the file of amounts in words. The example of variables and the runbook are no sources.
  ["A payment provider", 7 - 3],
  ["A language", 6 - 2],
])("%s names files that exist, and no more than it says", (title, count) => {
  const recipe = new RegExp(`^### ${title}\\n(.*?)^##`, "ms").exec(textOf("docs/architecture.md"))?.[1] ?? "";
  const named = (text: string) =>
    [...text.matchAll(/`((?:app|server|contract|domain|adapters|docs|testing)\/[\w./-]+)`/g)].map(
      ([, file = ""]) => file,
    );
  const steps = recipe.slice(0, recipe.lastIndexOf("\n\n", recipe.length - 3));
  expect(named(recipe).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const numbered = named(steps.slice(steps.indexOf("\n1. ")));
  expect(numbered.filter((file) => /\.(?:tsx?|json)$/.test(file) && !isModel(file))).toHaveLength(count);
});

/** Named to be looked at, not to be changed. */
const isModel = (file: string): boolean =>
  [
    "app/papers/amount-in-words/dutch.ts",
    "adapters/postgres/migrations/0099-one-list-of-languages.ts",
  ].includes(file);

/** A route with a part to fill in and no example is refused by the site map itself. */
test("the walks through the site visit every page in every language", () => {
  const visited = [...everyPage, ...ownPages.donor, ...ownPages.admin];
  const missed = routes
    .filter(({ path, secret, demo }) => !path.includes(":") && !secret && !demo)
    .flatMap(({ path }) => languages.map((language) => ({ path, language })))
    .filter(
      ({ path, language }) => !visited.some((each) => each.path === path && each.language === language),
    );
  expect(missed).toEqual([]);
});
