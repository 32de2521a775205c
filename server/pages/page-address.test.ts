import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Route } from "#app/routes/route.ts";
import { routeFiles } from "#app/routes/route-files.fixtures.ts";
import { filters } from "#domain/content/kinds/project/projects-view.ts";
import { donateRoute } from "#app/screens/donate/route.ts";
import { projectsRoute } from "#app/screens/projects/route.ts";
import { queryRead } from "./page-address.ts";

const namesOf = ({ query }: Pick<Route, "query">) => [...(query?.anyone ?? []), ...(query?.own ?? [])];
const root = join(import.meta.dirname, "../..");
/** Pages that may be cached. */
const shared = routeFiles.filter(({ routes }) => routes.some(({ who }) => !who));

test("every name that a public screen reads is declared in its route", () => {
  const missing: string[] = [];
  for (const { folder, routes } of shared) {
    const known = routes.flatMap(namesOf);
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

test("every field of the donate form that a link can fill in is declared", () => {
  const fields = readFileSync(join(root, "domain/giving/start/form-fields.ts"), "utf8");
  const read = [...fields.matchAll(/\w\.get\("(\w+)"\)/g)].map(([, name = ""]) => name);
  expect(read).toContain("fund");
  expect(read.filter((name) => !namesOf(donateRoute).includes(name))).toEqual([]);
});

test("the projects page reads its filters and the sort order", () => {
  expect(projectsRoute.query).toEqual({ anyone: [...filters, "sort"] });
});

test("a public page without such a declaration reads nothing", () => {
  const reading = shared.filter(({ folder }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).some(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(root, folder, file), "utf8").includes("useSearch"),
    ),
  );
  const open = reading.flatMap(({ routes }) => routes.filter(({ who }) => !who));
  expect(open.filter(({ query }) => !query).map(({ path }) => path)).toEqual([]);
});

const none = { search: "", own: false };

test("names that a page does not read are left out", () => {
  expect(queryRead({}, "utm_source=letter&x=1")).toEqual(none);
  expect(queryRead(donateRoute, "utm_source=letter")).toEqual(none);
  expect(queryRead(projectsRoute, "program=children").search).toBe("program=children");
});

test("names that a page reads are sorted", () => {
  const winter = { search: "amount=50&campaign=winter", own: false };
  expect(queryRead(donateRoute, "campaign=winter&utm_source=letter&amount=50")).toEqual(winter);
  expect(queryRead(donateRoute, "amount=50&fbclid=1&campaign=winter")).toEqual(winter);
});

test("personal names, and any name on a signed-in page, make the page personal", () => {
  expect(queryRead(donateRoute, "campaign=winter&resume=secret").own).toBe(true);
  expect(queryRead({ who: "staff" }, "x=1")).toEqual({ search: "x=1", own: true });
});
