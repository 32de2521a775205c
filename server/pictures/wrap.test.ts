import { expect, test } from "vitest";
import { wrap } from "./canvas.ts";

test("words are kept whole as long as they fit", () => {
  expect(wrap("Warm food for children", 9, 3)).toEqual(["Warm food", "for", "children"]);
});

test("a word longer than its line is cut", () => {
  expect(wrap("Kinderopvangtoeslag", 10, 3)).toEqual(["Kinderopv-", "angtoeslag"]);
});

test("what is too long ends in dots", () => {
  expect(wrap("one two three four", 5, 2)).toEqual(["one", "two…"]);
  expect(wrap("", 5, 2)).toEqual([""]);
});

test("an address is cut without a hyphen", () => {
  expect(wrap("https://www.example.org/figures/raised", 20, 3).join("")).toBe(
    "https://www.example.org/figures/raised",
  );
});
