import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Percentages, places on a map, tiles on a wall and numbers as words: a hundred that is not a euro's. */
const ofOtherThings = [
  "app/components/map/project-map.tsx",
  "app/components/map/projection.ts",
  "app/components/tiles/wall-markup.ts",
  "app/papers/amount-in-words/arabic.ts",
  "app/papers/amount-in-words/dutch.ts",
  "app/papers/amount-in-words/english.ts",
];
/** As people read them. Programs are told by `decimalEuros`, which moves digits and divides nothing. */
const formatter = "app/i18n/format.ts";

const product = globSync("{app,server,contract,domain,adapters,jobs,checks}/**/*.{ts,tsx}").filter(
  (file) => !/\.(test|fixtures)\.tsx?$/.test(file),
);
const inHundreds = /\/ ?(100|1e2)\b|\bcentsPerEuro\b|\btoFixed\(2\)|[)\w]e-2\b/;

const linesWith = (pattern: RegExp, without: readonly string[]): string[] =>
  product
    .filter((file) => !without.includes(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );

test("cents become euros in one formatter", () => {
  expect(product.length).toBeGreaterThan(1_000);
  expect(linesWith(inHundreds, [formatter, ...ofOtherThings])).toEqual([]);
});

/** Made from the database, where the fee rates are a smaller kind of number. */
const tables = "adapters/postgres/tables.ts";
const bareAmount = /\b\w*[cC]ents\??: number\b/;

test("amounts are cents, not numbers", () => {
  expect(linesWith(bareAmount, [tables])).toEqual([]);
});
