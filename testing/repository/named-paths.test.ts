import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
/** Decisions tell of their day, and the changelog of the past: what they name may have moved since. */
const documents = globSync(["*.md", "docs/*.md"], { cwd: root }).filter((file) => file !== "CHANGELOG.md");
const path = /`((?:app|server|contract|domain|adapters|jobs|checks|testing|e2e|scripts|docs)\/[\w./-]*)`/g;

test.each(documents)("every file and folder that %s names is there", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...new Set([...text.matchAll(path)].map(([, found = ""]) => found))];
  expect(named.filter((each) => !existsSync(join(root, each)))).toEqual([]);
});
