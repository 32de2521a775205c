import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..", "..");
const scripts = Object.entries(manifest.scripts);

/** Windows' default shell has no exec, no single quotes, no `X=1 program`, and joins commands in its own way. */
const plainWords = /^(?!exec )[a-z]+( [\w@./:-]+)*$/;

test.each(scripts)("npm run %s is one program and plain words, which every shell reads alike", (_, line) => {
  expect(line).toMatch(plainWords);
});

test.each(scripts.filter(([, line]) => line.startsWith("node ")))("npm run %s names a file", (_, line) => {
  expect(existsSync(join(root, line.split(" ")[1] ?? ""))).toBe(true);
});

test.each([
  "exec node x.mjs",
  "X=1 node x.mjs",
  "node 'x y.mjs'",
  "node x.mjs && node y.mjs",
  "rm -rf $HOME",
])("%s would be refused", (line) => {
  expect(line).not.toMatch(plainWords);
});

test("version managers choose the Node that the program is pinned to", () => {
  const [major] = manifest.optionalDependencies.node.split(".");
  expect(readFileSync(join(root, ".nvmrc"), "utf8")).toBe(`${major}\n`);
});
