import { expect, test } from "vitest";
import { parseShare, shareField } from "./parse-share.ts";

test("a percentage is read with a point or a comma, to one decimal", () => {
  expect(parseShare("2.9", 100)).toBe(29);
  expect(parseShare(" 2,9 ", 100)).toBe(29);
  expect(parseShare("10", 100)).toBe(100);
  expect(parseShare("0", 100)).toBe(0);
});

test("what is no percentage, or too high a one, is not guessed", () => {
  for (const typed of ["", "-1", "10.1", "2.95", "2.", "1e1", "2 9"])
    expect(parseShare(typed, 100)).toBeNull();
});

test("a share reads back as it stands in its field", () => {
  for (let permille = 0; permille <= 100; permille += 1)
    expect(parseShare(shareField(permille), 100)).toBe(permille);
});
