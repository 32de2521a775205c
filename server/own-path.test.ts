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
])("%s leads home instead of away", (value) => {
  expect(ownPath(value)).toMatch(/^\/($|[^/\\])/);
  expect(new URL(ownPath(value), "http://own.test").host).toBe("own.test");
});
