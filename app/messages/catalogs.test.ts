import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { problemsIn, type Catalogs } from "./problems.ts";
import { readCatalogs } from "./read-catalogs.ts";

const three = (en: object, nl: object, ar: object): Catalogs =>
  ({ en: { shell: en }, nl: { shell: nl }, ar: { shell: ar } }) as Catalogs;

test("every text of the site exists in English, Dutch and Arabic", () => {
  expect(problemsIn(readCatalogs())).toEqual([]);
});

test("no text stands twice in a catalog, where the second would silently win", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const twice = files.flatMap((file) => {
    const lines = readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/^ {2}"([^"]+)":/gm);
    const ids = [...lines].map(([, id]) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${file}: ${id}`);
  });
  expect(twice).toEqual([]);
});

test("every catalog has its line in ids.ts, and no line stands for one that is gone", () => {
  const folder = join(import.meta.dirname, "en");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const lines = readFileSync(join(import.meta.dirname, "ids.ts"), "utf8").matchAll(
    /^ {2}"?([\w/-]+)"?: typeof import\("\.\/en\/(.*)\.json"\);$/gm,
  );
  const named = [...lines].map(([, name, file]) => (name === file ? `${file}.json` : `${name} is ${file}`));
  expect(named.toSorted()).toEqual(files.map((file) => file.replaceAll("\\", "/")).toSorted());
});

describe("the build stops when", () => {
  test("a language misses an id", () => {
    const problems = problemsIn(three({ "shell.a": "A" }, {}, { "shell.a": "أ" }));
    expect(problems).toEqual(["nl/shell: shell.a is missing"]);
  });

  test("a language has an id that English does not know", () => {
    const problems = problemsIn(three({}, { "shell.a": "A" }, {}));
    expect(problems).toEqual(["nl/shell: shell.a is not in English"]);
  });

  test("an Arabic plural has fewer than six forms", () => {
    const latin = { "shell.n": "{n, plural, one {# gift} other {# gifts}}" };
    const problems = problemsIn(three(latin, latin, { "shell.n": "{n, plural, one {#} other {#}}" }));
    expect(problems).toEqual([
      "ar/shell: shell.n has plural forms one, other and needs zero, one, two, few, many, other",
    ]);
  });

  test("a translation forgets a value", () => {
    const problems = problemsIn(
      three({ "shell.a": "Hi {name}" }, { "shell.a": "Hoi" }, { "shell.a": "{name}" }),
    );
    expect(problems).toEqual(["nl/shell: shell.a uses {}, English uses {name}"]);
  });

  test("an id stands in the wrong catalog", () => {
    const wrong = { "home.a": "A" };
    expect(problemsIn(three(wrong, wrong, wrong))[0]).toBe('en/shell: home.a must start with "shell."');
  });
});
