import { expect, test } from "vitest";
import { splitLanguage } from "./language-path.ts";

test("the Dutch page is the page itself in Dutch", () => {
  expect(splitLanguage("/nl/projects")).toEqual({ language: "nl", base: "/nl", path: "/projects" });
  expect(splitLanguage("/nl")).toEqual({ language: "nl", base: "/nl", path: "/" });
  expect(splitLanguage("/projects")).toEqual({ language: null, base: "", path: "/projects" });
});

test.each(["/nl//evil.example", "/ar///evil.example/x", "/nl/\\evil.example", "/nl//\\/evil.example"])(
  "%s without its language is a path of this site, not the address of another",
  (pathname) => {
    const { path } = splitLanguage(pathname);
    expect(path).toMatch(/^\/[^/\\]/);
    expect(new URL(path, "http://own.test").host).toBe("own.test");
  },
);
