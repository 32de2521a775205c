import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test("a path of this site is followed with its query", () => {
  expect(ownPath("/donate?amount=50")).toBe("/donate?amount=50");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  undefined,
  "/\t/evil.example",
  // Harmless until the dots are taken out.
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/.\\evil.example",
  "/.\\\\evil.example",
])("%s leads home instead of away", (value) => {
  expect(ownPath(value)).toMatch(/^\/($|[^/\\])/);
  expect(new URL(ownPath(value), "http://own.test").host).toBe("own.test");
});

test("a path that needs no second look stays as it is when it gets one", () => {
  for (const path of ["/donate?amount=50", "/nl/sign-in?returnTo=%2F.%2F%2Fevil.example", "/a//b", "/x#y"])
    expect(ownPath(ownPath(path))).toBe(path);
});
