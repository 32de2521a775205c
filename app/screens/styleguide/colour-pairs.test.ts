import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursIn, linePairs, textPairs } from "./colour-pairs.ts";
import { contrast, contrastShown } from "./contrast.ts";

const colours = coloursIn(readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8"));
const wordPairs = Object.values(textPairs).flat();

test("the style guide shows every colour there is", () => {
  const shown = new Set([...wordPairs, ...linePairs].flat());
  expect([...colours.keys()].filter((name) => !shown.has(name))).toEqual([]);
  expect([...shown].filter((name) => !colours.has(name))).toEqual([]);
});

test.each(wordPairs)("%s can be read on %s", (mark, ground) => {
  expect(contrast(colours.get(mark) ?? "", colours.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
});

test("a contrast is never shown as more than it is", () => {
  expect(contrastShown("#000000", "#ffffff")).toBe(21);
  expect(contrastShown("#14594a", "#14594a")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastShown("#787878", "#ffffff")).toBe(4.4);
});
