import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

test("the map of the architecture names every folder of two levels, and no other", () => {
  const tree = foldersOfTheTree();
  const map = foldersOnTheMap();
  const complaints = [
    ...tree
      .filter((folder) => !map.includes(folder))
      .map((folder) => `docs/architecture.md, The map: add a line ${lineFor(folder)}`),
    ...map
      .filter((folder) => !tree.includes(folder))
      .map((folder) => `docs/architecture.md, The map: remove the line ${lineFor(folder)}, no such folder`),
  ];
  expect(complaints).toEqual([]);
  expect(new Set(map).size, "each folder has one line").toBe(map.length);
});

test("contract, API and composition are split by the domain's folders", () => {
  const domain = new Set(files().map((file) => /^domain\/([^/]+)\//.exec(file)?.[1]));
  const others = files()
    .map((file) => /^(?:contract|server\/api|server\/compose)\/([^/]+)\//.exec(file)?.[1])
    .filter((subject) => subject !== undefined && !domain.has(subject));
  expect([...new Set(others)]).toEqual([]);
});

/** Folders with tracked files. The contract's are those of the domain. */
function foldersOfTheTree(): string[] {
  const folders = files().flatMap((file) => {
    const [first, second, ...rest] = file.split("/");
    if (first === undefined || second === undefined) return [];
    return rest.length > 0 && first !== "contract" ? [first, `${first}/${second}`] : [first];
  });
  return [...new Set(folders)];
}

const files = () => execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");

/** `name/` at the beginning of a line of the block, four spaces in; two more are one folder deeper. */
function foldersOnTheMap(): string[] {
  const text = readFileSync(join(root, "docs", "architecture.md"), "utf8");
  const [, block = ""] = /^## The map\n\n((?: {4}.*\n|\n)+)/m.exec(text) ?? [];
  let above = "";
  return block.split("\n").flatMap((line) => {
    const [, indent, name] = /^( {4}| {6})([\w.-]+)\/(?: |$)/.exec(line) ?? [];
    if (name === undefined) return [];
    if (indent === "    ") above = name;
    return [indent === "    " ? name : `${above}/${name}`];
  });
}

function lineFor(folder: string): string {
  const [first = "", second] = folder.split("/");
  return second === undefined ? `"    ${first}/"` : `"      ${second}/" under ${first}/`;
}
