import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../server/compose");
const maxLines = 125;

/** What a file that only hands adapters to use cases has no need of, as far as a line of text can show it. */
const rules: Readonly<Record<string, RegExp>> = {
  "a loop": /\b(?:for|while) (?:await )?\(/,
  arithmetic: /\bMath\.|[\w)\]] [-*/%] [\w(]|\breduce\(/,
  "a statement of SQL": /\.query[<(]|["`](?:select|insert|update|delete) /i,
  "an error of its own": /\bthrow new\b/,
  "a collection of its own": /\bnew (?:Map|Set)\b/,
};
/** Named values at the top, such as 10 * 60_000, are no rules. */
const isConstant = (line: string): boolean => /^const \w+ = [\d_ *]+;$/.test(line);
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

/** Reads every staff list from its definition. */
const excepted = join("back-office", "lists.ts");

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.(test|fixtures)\.ts$/.test(file) && file !== excepted,
);
const linesOf = (file: string): string[] => readFileSync(join(folder, file), "utf8").split("\n");

test(`a file that joins domain and adapters has at most ${maxLines} lines`, () => {
  expect(files.filter((file) => linesOf(file).length - 1 > maxLines)).toEqual([]);
});

test("it joins them, and decides nothing", () => {
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => {
      if (isConstant(line) || isComment(line)) return [];
      return Object.entries(rules).flatMap(([name, pattern]) =>
        pattern.test(line) ? [`${file}:${index + 1} has ${name}: ${line.trim()}`] : [],
      );
    }),
  );
  expect(found).toEqual([]);
});
