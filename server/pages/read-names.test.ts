import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "#app/routes.ts";
import { readNames, searchRead } from "./read-names.ts";

const root = join(import.meta.dirname, "../..");
/** Pages that may be shared: a person's own are not looked for in the cache. */
const shared = routes.filter(({ who }) => !who);
const pathsOfFolder = (folder: string) =>
  shared.filter(({ source }) => dirname(source) === folder).map(({ path }) => path);

test("every name that a public screen reads stands in the table", () => {
  const folders = new Set(shared.map(({ source }) => dirname(source)));
  const missing: string[] = [];
  for (const folder of folders) {
    const known = pathsOfFolder(folder).flatMap((path) => readNames[path] ?? []);
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || file.includes(".test.")) continue;
      const text = readFileSync(join(root, folder, file), "utf8");
      if (!text.includes("useSearch")) continue;
      for (const [, name = ""] of text.matchAll(/\.(?:get|has)\("(\w+)"\)/g))
        if (!known.includes(name)) missing.push(`${folder}/${file} reads ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test("what a link can fill in of the donate form stands in the table", () => {
  const fields = readFileSync(join(root, "domain/giving/form-fields.ts"), "utf8");
  const read = [...fields.matchAll(/asked\.get\("(\w+)"\)/g)].map(([, name = ""]) => name);
  expect(read).toContain("fund");
  expect(read.filter((name) => !readNames["/donate"]?.includes(name))).toEqual([]);
});

test("no public page but those of the table reads anything", () => {
  const reading = shared.filter(({ source }) => {
    const folder = join(root, dirname(source));
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).some(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(folder, file), "utf8").includes("useSearch"),
    );
  });
  expect(reading.filter(({ path }) => !readNames[path]).map(({ path }) => path)).toEqual([]);
});

test("what a page does not read leaves its address as it is", () => {
  expect(searchRead({ path: "/transparency" }, "utm_source=letter&x=1")).toBe("");
  expect(searchRead({ path: "/donate" }, "utm_source=letter")).toBe("");
  expect(searchRead({ path: "/donate" }, "utm_source=letter&campaign=winter")).toContain("campaign=winter");
  expect(searchRead({ path: "/projects" }, "program=children")).toBe("program=children");
});
