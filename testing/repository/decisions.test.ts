import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, "docs", "decisions");
const index = readFileSync(join(folder, "README.md"), "utf8");
const status = /^accepted$|^accepted, amended by \d{4}(, \d{4})*$|^superseded by \d{4}$/;
const maxLineLength = 160;

const decisions = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const [, number = "", title = "", date = "", state = ""] =
      /^# (\d{4})\. (.+)\n\n(\d{4}-\d\d-\d\d) · (.+)\n/.exec(text) ?? [];
    return { file, text, number, title, date, state };
  });
const numbers = new Set(decisions.map(({ number }) => number));

test.each(decisions)("$file has a title, a date, a status and three sections", (decision) => {
  const { file, text, number, title, state } = decision;
  expect(title, "the first lines are `# NNNN. Title`, empty, `YYYY-MM-DD · accepted`, empty").not.toBe("");
  expect(file.slice(0, 4)).toBe(number);
  expect(state).toMatch(status);
  expect(text.match(/^## .+$/gm)).toEqual(["## Context", "## Decision", "## Consequences"]);
});

test.each(decisions)("$file has no line longer than 160 characters", ({ text }) => {
  expect(text.split("\n").filter((line) => line.length > maxLineLength)).toEqual([]);
});

test("a decision lists the later ones that amend it, and they name it", () => {
  const listed = decisions.flatMap(({ number, state }) =>
    (state.match(/\d{4}/g) ?? []).map((later) => `${later} amends ${number}`),
  );
  const stated = decisions.flatMap(({ number, text }) =>
    text
      .split("\n")
      .filter((line) => /^(?:Amends|Supersedes) decisions? /.test(line))
      .flatMap((line) => referencesIn(line))
      .map((earlier) => `${number} amends ${earlier}`),
  );
  expect(stated.toSorted()).toEqual(listed.toSorted());
  const backwards = listed.filter((line) => {
    const [later = "", earlier = ""] = line.split(" amends ");
    return later <= earlier;
  });
  expect(backwards).toEqual([]);
});

test("the index has one row for each decision, ordered by number within a subject", () => {
  const rows = rowsOf(index);
  const expected = decisions.map(({ number, file, title, date, state }) =>
    [`[${number}](${file})`, title, date, state].join(" | "),
  );
  expect(rows.toSorted()).toEqual(expected.toSorted());
  const sections = index.split(/^## /m).map(rowsOf);
  expect(sections).toEqual(sections.map((section) => section.toSorted()));
});

test("every number up to 0130 is a decision, part of another one, or never used", () => {
  const merged = [...index.matchAll(/^- (\d{4}) includes (\d{4}(?:, \d{4})*)$/gm)];
  for (const [, into = ""] of merged) expect(numbers).toContain(into);
  const unused = [...index.matchAll(/\b(\d{4})(?: to (\d{4}))?\b(?=[^|\n]* never used)/g)].flatMap(
    ([, from = "", to = from]) => range(Number(from), Number(to)).map(padded),
  );
  const gone = [...merged.flatMap(([, , list = ""]) => list.split(", ")), ...unused];
  const missing = range(1, 130)
    .map(padded)
    .filter((number) => !numbers.has(number));
  expect(gone.toSorted()).toEqual(missing);
});

test("every decision that a file refers to exists", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => /\.(?:tsx?|mjs|md|ya?ml|conf|jsonc?|sh)$/.test(file) && existsSync(join(root, file)));
  const wrong = files.flatMap((file) =>
    referencesIn(readFileSync(join(root, file), "utf8"))
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} refers to decision ${number}`),
  );
  expect(wrong).toEqual([]);
});

/** "decision 45", "decisions 24, 37 and 40", "[0045](0045-staff-sessions.md)". */
function referencesIn(text: string): string[] {
  const named = [...text.matchAll(/\bdecisions? (\d{1,3}(?:(?:, | and )\d{1,3})*)\b/gi)].flatMap(
    ([, list = ""]) => (list.match(/\d+/g) ?? []).map((number) => padded(Number(number))),
  );
  const linked = [...text.matchAll(/\]\((?:[\w./-]*decisions\/)?(\d{4})-[\w-]+\.md\)/g)].map(
    ([, number = ""]) => number,
  );
  return [...named, ...linked];
}

const rowsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, first = ""]) => /^\[\d{4}\]/.test(first))
    .map(([, link, title, date, state]) => [link, title, date, state].join(" | "));

const padded = (number: number): string => String(number).padStart(4, "0");

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
