import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeFiles } from "#app/routes/route-files.fixtures.ts";

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
