import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeFiles } from "#app/routes/route-files.fixtures.ts";
import { readNames, searchRead } from "./read-names.ts";

const namesOf = (path: string) => [...(readNames[path]?.anyone ?? []), ...(readNames[path]?.own ?? [])];
const root = join(import.meta.dirname, "../..");
/** Pages that may be shared: a person's own are not looked for in the cache. */
const shared = routeFiles.filter(({ routes }) => routes.some(({ who }) => !who));

test("every name that a public screen reads stands in the table", () => {
  const missing: string[] = [];
  for (const { folder, routes } of shared) {
    const known = routes.flatMap(({ path }) => namesOf(path));
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
  const fields = readFileSync(join(root, "domain/giving/start/form-fields.ts"), "utf8");
  const read = [...fields.matchAll(/asked\.get\("(\w+)"\)/g)].map(([, name = ""]) => name);
  expect(read).toContain("fund");
  expect(read.filter((name) => !namesOf("/donate").includes(name))).toEqual([]);
});

test("no public page but those of the table reads anything", () => {
  const reading = shared.filter(({ folder }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).some(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(root, folder, file), "utf8").includes("useSearch"),
    ),
  );
  const open = reading.flatMap(({ routes }) => routes.filter(({ who }) => !who));
  expect(open.filter(({ path }) => !readNames[path]).map(({ path }) => path)).toEqual([]);
});

const none = { search: "", own: false };

test("what a page does not read leaves its address as it is", () => {
  expect(searchRead({ path: "/transparency" }, "utm_source=letter&x=1")).toEqual(none);
  expect(searchRead({ path: "/donate" }, "utm_source=letter")).toEqual(none);
  expect(searchRead({ path: "/projects" }, "program=children").search).toBe("program=children");
});

test("of what stands in an address only what is read is left, in one order", () => {
  const winter = { search: "amount=50&campaign=winter", own: false };
  expect(searchRead({ path: "/donate" }, "campaign=winter&utm_source=letter&amount=50")).toEqual(winter);
  expect(searchRead({ path: "/donate" }, "amount=50&fbclid=1&campaign=winter")).toEqual(winter);
});

test("what tells of one person's gift, or stands on a page of their own, is theirs", () => {
  expect(searchRead({ path: "/donate" }, "campaign=winter&resume=secret").own).toBe(true);
  expect(searchRead({ path: "/admin/donations", who: "staff" }, "x=1")).toEqual({ search: "x=1", own: true });
});
