import { dirname } from "node:path/posix";
import { expect, test } from "vitest";
import { matchIn } from "../routing/match.ts";
import { routes } from "../routes.ts";
import { ownRoutes } from "./own-routes.ts";
import { publicRoutes } from "./public-routes.ts";
import { routeFiles, screenFiles } from "./route-files.fixtures.ts";
import { sourceRoutes } from "./source-routes.ts";
import { staffRoutes } from "./staff-routes.ts";
import { withoutQuery, withSources } from "./vite-plugin.ts";

/** Shown where no address leads: on a wrong address, and when something broke. */
const withoutAddress = ["app/screens/not-found", "app/screens/error"];

test("every folder with a page says at which address it is", () => {
  const withPage = screenFiles.filter((file) => /\/([\w-]+-)?page\.tsx$/.test(file)).map(dirname);
  const withRoute = routeFiles.map(({ folder }) => folder);
  expect([...new Set(withPage)].filter((folder) => !withRoute.includes(folder))).toEqual([]);
});

test("every route of a screen is in one of the lists, once", () => {
  const complaints = routeFiles
    .filter(({ folder }) => !withoutAddress.includes(folder))
    .flatMap(({ folder, routes: own }) => own.map((route) => ({ folder, route })))
    .filter(({ route }) => routes.filter((each) => each === route).length !== 1)
    .map(({ folder, route }) => `app/routes: add ${route.path} of ${folder}/route.ts to one list`);
  expect(complaints).toEqual([]);
  expect(routes.length).toBe(new Set(routes.map(({ path }) => path)).size);
});

test("the list a page is in is the one that is fetched for its address", () => {
  const isUnder = (...parts: string[]) => new RegExp(`^/(${parts.join("|")})(/|$)`);
  const [staff, own] = [
    isUnder("admin"),
    isUnder(
      "dashboard",
      "account",
      "applications",
      "donate/transfer",
      "campaigns/refund",
      "preferences",
      "unsubscribe",
    ),
  ];
  expect(staffRoutes.filter(({ path }) => !staff.test(path))).toEqual([]);
  expect(ownRoutes.filter(({ path }) => !own.test(path))).toEqual([]);
  const source = /^\/(transparency\/.|(figures|open-data|anbi)(\/|$))/;
  expect(sourceRoutes.filter(({ path }) => !source.test(path))).toEqual([]);
  expect(publicRoutes.filter(({ path }) => [staff, own, source].some((under) => under.test(path)))).toEqual(
    [],
  );
});

test("behind the sign-in every page says for whom it is, but those that a link opens", () => {
  expect(ownRoutes.filter(({ who }) => who === undefined).map(({ path }) => path)).toEqual([
    "/applications/:token",
    "/dashboard/monthly/mend",
    "/donate/transfer/:id/:token",
    "/campaigns/refund/:token",
    "/preferences/:token",
    "/unsubscribe/:token",
  ]);
  expect(ownRoutes.filter(({ who }) => who !== undefined && who !== "signed_in")).toEqual([]);
});

test("no page hides another behind its address", () => {
  for (const route of routes) expect(matchIn(routes, route.path)?.route.path).toBe(route.path);
});

test("an open page brings no words of pages behind the sign-in, and no page those of the server", () => {
  const isPrivate = (name: string): boolean => name.includes("/");
  expect(publicRoutes.filter(({ messages }) => messages.some(isPrivate))).toEqual([]);
  expect(routes.filter(({ messages }) => messages.some((name) => name.startsWith("server/")))).toEqual([]);
});

test("the build adds the file of its screen to every route for the server, and removes the query for browsers", () => {
  for (const { folder, code } of routeFiles) {
    const files = [...code.matchAll(/import\("\.\/(.*?)"\)/g)].map(([, file]) => `${folder}/${file}`);
    const sources = [...withSources(code, folder).matchAll(/source: "(.*?)"/g)].map(([, source]) => source);
    expect(sources).toEqual(files);
    expect(withoutQuery(code)).not.toMatch(/query: \{|anyone: \[|own: \[/);
    expect(files.filter((file) => !screenFiles.includes(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  }
});
