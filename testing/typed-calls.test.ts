import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How calls were made and answered before they were declared, and what is used in its place. */
const retired: Readonly<Record<string, RegExp>> = {
  "useApi<T>: ask by the declared path": /\buseApi<(?!Path)/,
  "sendJson: send() knows the call's body and answer": /\bsendJson\b/,
  ".json() as: answers are read by send() and useApi()": /\.json\(\)\) as |\.json\(\) as /,
  'c.req.param("id") ?? "": handlers get `params`': /c\.req\.param\("\w+"\) \?\? ""/,
};

const sources = globSync("{app,contract,server}/**/*.{ts,tsx}").filter(
  (path) => !/\.(test|fixtures)\.tsx?$/.test(path),
);

test.each(Object.entries(retired))("no source has %s", (_, pattern) => {
  expect(sources.filter((path) => pattern.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("a handler answers what its call declares, and not otherwise", () => {
  const handlers = globSync("server/{api/*,auth/*-api}.ts").filter(
    (path) => !/\.(test|fixtures)\.ts$/.test(path),
  );
  expect(handlers.filter((path) => /\bc\.json\(/.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("pages take the types of the contract and none of its schemas", () => {
  const values = /^import (?!type ).*"#contract\//m;
  const pages = globSync("app/**/*.{ts,tsx}");
  expect(pages.filter((path) => values.test(readFileSync(path, "utf8")))).toEqual([]);
});
