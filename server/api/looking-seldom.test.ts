import { expect, test } from "vitest";
import { lookingSeldom } from "./looking-seldom.ts";

test("the first answers are all looked at, and then one a second", () => {
  let now = 0;
  const isLookedAt = lookingSeldom(() => now);
  const looks = (times: number) => Array.from({ length: times }, isLookedAt).filter(Boolean).length;
  expect(looks(200)).toBe(200);
  expect(looks(500)).toBe(1);
  now = 999;
  expect(looks(500)).toBe(0);
  now = 1000;
  expect(looks(500)).toBe(1);
});
