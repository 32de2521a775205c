import { expect, test } from "vitest";
import type { Route } from "../routes.ts";
import { ApiCache } from "./api-cache.ts";
import { programKey } from "./record-keys.ts";
import { isMissing, noteMissing } from "./must-exist.ts";

const route: Route = {
  path: "/programs/:id",
  source: "",
  load: () => Promise.reject(new Error("not needed here")),
  messages: [],
  mustExist: ({ id }) => programKey(id),
};
const key = "/api/programs/children";

const asked = async (response: Response) => {
  const cache = new ApiCache(() => Promise.resolve(response));
  await cache.load(key);
  return cache;
};

test("a record that does not exist is noted, and the browser hears of it", async () => {
  const cache = await asked(new Response("We could not find that.", { status: 404 }));
  expect(isMissing(cache.entry(key))).toBe(true);
  expect(noteMissing(cache, route, { id: "children" })).toBe(true);
  expect(cache.answers()).toEqual({ "/api/programs/children": null });
  expect(isMissing(cache.entry(key))).toBe(true);
});

test("a record that exists, and one that could not be asked for, are not missing", async () => {
  const found = await asked(Response.json({ id: "children" }));
  expect(noteMissing(found, route, { id: "children" })).toBe(false);
  const broken = await asked(new Response("404 reasons", { status: 500 }));
  expect(noteMissing(broken, route, { id: "children" })).toBe(false);
  expect(broken.answers()).toEqual({});
});

test("a page without such a record is never missing", async () => {
  const cache = await asked(new Response("", { status: 404 }));
  expect(noteMissing(cache, { ...route, mustExist: undefined }, { id: "children" })).toBe(false);
});
