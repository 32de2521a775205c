import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { isInImage } from "../../scripts/image-files.mjs";
import { ignoredByDocker, pairsOf, shellWords, stagesOfDockerfile } from "../../scripts/lib/dockerfile.mjs";

test("stages, what they begin from and their steps are read as an engine reads them", () => {
  const text = `# syntax=x\nFROM node:1 AS base\nWORKDIR /srv\n\nFROM base\n# why\nRUN a && \\\n  b\nENV A=1 B=2\nCMD ["x", "it's"]\n`;
  const [base, last] = stagesOfDockerfile(text);
  expect(base).toEqual({ from: "node:1", name: "base", steps: [{ word: "WORKDIR", rest: "/srv" }] });
  expect(last?.from).toBe("base");
  expect(last?.steps).toContainEqual({ word: "RUN", rest: "a && b" });
  expect(pairsOf("A=1 B=2")).toEqual({ A: "1", B: "2" });
  expect(shellWords(`--interval=1s CMD ["x", "it's"]`)).toBe(`'x' 'it'\\''s'`);
});

test("what is not sent to be built is known by its first part", () => {
  const isIgnored = ignoredByDocker("# note\n.env\n.env.*\ndocs\n");
  expect([".env", ".env.local", "docs/a.md"].every(isIgnored)).toBe(true);
  expect(["environment", "server/docs/a.ts", "Dockerfile"].some(isIgnored)).toBe(false);
});

test("the image holds what runs, with all that it imports, and no tests, tools or second Node", () => {
  const root = join(import.meta.dirname, "..", "..");
  const files = execFileSync("git", ["ls-files"], { cwd: root }).toString().trim().split("\n");
  const inside = new Set(files.filter(isInImage));
  const ofTests = /^(?:testing|e2e|bench|docs)\/|\.(?:test|fixtures)\.|^scripts\/[^/]*(?:test|bench)/;
  expect([...inside].filter((file) => ofTests.test(file))).toEqual([]);
  const run = ["server/main.ts", "scripts/is-ready.mjs", "app/papers/fonts", "package.json", "dist/x.js"];
  expect(run.filter((file) => !isInImage(file))).toEqual([]);
  const left = ["node_modules/node/bin/node", "node_modules/zod/index.d.ts", "docs/a.md", ".env", "e2e/a.ts"];
  expect(left.filter(isInImage)).toEqual([]);

  const missing = [...inside]
    .filter((file) => /^(?:adapters|checks|contract|domain|jobs|server)\/.*\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/from "([.#][^"]+)"/g)].map(([, name = ""]) =>
        name.startsWith("#") ? name.slice(1) : join(dirname(file), name),
      ),
    )
    .filter((file) => !inside.has(file));
  expect(missing).toEqual([]);
});

test("neither git nor Docker takes the secrets that setup writes, and the data", () => {
  const root = join(import.meta.dirname, "..", "..");
  const secrets = [".env", ".env.production", "open-hand-backup.key", "data/backup-key"];
  const ignoredByGit = execFileSync("git", ["check-ignore", "--no-index", ...secrets], { cwd: root });
  expect(ignoredByGit.toString().trim().split("\n")).toEqual(secrets);
  const isIgnored = ignoredByDocker();
  expect(secrets.filter((file) => !isIgnored(file))).toEqual([]);
});

test("every step of the Dockerfile is one that npm run image-test plays", () => {
  const played = ["WORKDIR", "COPY", "RUN", "ENV", "USER", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"];
  const words = stagesOfDockerfile().flatMap(({ steps }) => steps.map(({ word }) => word));
  expect(words.filter((word) => !played.includes(word))).toEqual([]);
});

test("the image has one Node: that of its base, of the version that the program is tested on", () => {
  const [major] = manifest.optionalDependencies.node.split(".");
  const [base, build, , last] = stagesOfDockerfile();
  expect(base?.from).toMatch(new RegExp(`^node:${major}-`));
  expect(build?.steps.at(-1)?.rest).toContain("node scripts/image-files.mjs /image");
  expect(last?.steps.at(-1)).toEqual({ word: "CMD", rest: '["node", "server/main.ts"]' });
});
