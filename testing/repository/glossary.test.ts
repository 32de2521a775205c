import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync(join(import.meta.dirname, "..", "..", "docs", "glossary.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()));
const words = rows.map(([, word = ""]) => word.toLowerCase());

test("the glossary is in the order of the alphabet, and has each word once", () => {
  expect(words).toEqual([...new Set(words)].toSorted());
});

test("each word has one line that says what it means", () => {
  expect(words.length).toBeGreaterThan(0);
  for (const cells of rows) expect(cells.map((cell) => cell !== "")).toEqual([false, true, true, false]);
});
