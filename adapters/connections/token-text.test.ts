import fc from "fast-check";
import { expect, test } from "vitest";
import { looksLikeToken, newToken, startOf } from "./token-text.ts";

test("a token says what it is, and no two are alike", () => {
  expect(newToken("production")).toMatch(/^oh_live_[\dA-Za-z]{49}$/);
  expect(newToken("demo")).toMatch(/^oh_demo_/);
  expect(newToken("demo")).not.toBe(newToken("demo"));
  expect(looksLikeToken(newToken("production"))).toBe(true);
});

test("one wrong letter anywhere is noticed without asking the database", () => {
  const token = newToken("production");
  fc.assert(
    fc.property(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom("0", "a", "Z", "_", "-", "é"),
      (place, letter) => {
        const mistyped = token.slice(0, place) + letter + token.slice(place + 1);
        expect(looksLikeToken(mistyped)).toBe(mistyped === token);
      },
    ),
  );
  expect(looksLikeToken(token.slice(1))).toBe(false);
  expect(looksLikeToken("")).toBe(false);
});

test("what lists show of it is far from enough to use it", () => {
  expect(startOf("oh_live_abcdefgh")).toBe("oh_live_abcd");
});
