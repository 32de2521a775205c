import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..", "..", "docs", "decisions");
const index = readFileSync(join(folder, "README.md"), "utf8");
const status = /^accepted$|^accepted, amended by \d{4}(, \d{4})*$|^superseded by \d{4}$/;

const decisions = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const [, number = "", title = "", date = "", state = ""] =
      /^# (\d{4})\. (.+)\n\n(\d{4}-\d\d-\d\d) · (.+)\n/.exec(text) ?? [];
    return { file, text, number, title, date, state };
  });
const numbers = decisions.map(({ number }) => number);

test.each(decisions)("$file begins as all do, and tells context, decision and consequences", (decision) => {
  const { file, text, number, title, state } = decision;
  expect(title, "its first lines are `# NNNN. Title`, empty, `YYYY-MM-DD · accepted`, empty").not.toBe("");
  expect(file.slice(0, 4)).toBe(number);
  expect(state).toMatch(status);
  expect(text.match(/^## .+$/gm)).toEqual(["## Context", "## Decision", "## Consequences"]);
});

test("what amends or supersedes a decision is a later decision, which says so", () => {
  for (const { number, state } of decisions)
    for (const later of state.match(/\d{4}/g) ?? []) {
      const text = decisions.find((other) => other.number === later)?.text ?? "";
      expect(later > number, `${number} is ${state}`).toBe(true);
      expect(text, `${later} should say "decision ${Number(number)}"`).toMatch(
        new RegExp(`\\bdecisions? (\\d+ and )?${Number(number)}\\b`, "i"),
      );
    }
});

test("the index has a line for each, in the order of their numbers, with title, date and status", () => {
  const rows = index
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, first = ""]) => /^\[\d{4}\]/.test(first))
    .map(([, link, title, date, state]) => [link, title, date, state].join(" | "));
  expect(rows).toEqual(
    decisions.map(({ number, file, title, date, state }) =>
      [`[${number}](${file})`, title, date, state].join(" | "),
    ),
  );
});

test("every number between the first and the last is a decision, or told as never used", () => {
  const told = [...index.matchAll(/\b(\d{4})(?: to (\d{4}))?\b(?=[^|\n]* never used)/g)].flatMap(
    ([, from = "", to = from]) => range(Number(from), Number(to)),
  );
  const missing = range(1, Number(numbers.at(-1))).filter((number) => !numbers.includes(padded(number)));
  expect(told).toEqual(missing);
});

const padded = (number: number): string => String(number).padStart(4, "0");

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
