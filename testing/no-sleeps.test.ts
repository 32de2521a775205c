import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A test that waits for the clock is slow where the machine is quick, and wrong where it is slow. It waits for what it waits for. */
const sleeps: readonly [name: string, pattern: RegExp][] = [
  ["the database's sleep", /\bpg_sleep\b/],
  ["the browser's sleep", /\bwaitForTimeout\(/],
  ["a promised timeout", /\bsetTimeout\b[^\n]*from "node:timers\/promises"|\bscheduler\.wait\(/],
  ["a promise that a timeout keeps", /\(\s*(\w+)\s*\)\s*=>\s*(void\s+)?setTimeout\(\s*\1\b/],
  ["a second try", /\bretries: [1-9]|\bretry: [1-9]|--retries/],
];

const folders = "{app,server,domain,adapters,jobs,checks,testing}";
const files = globSync([
  `${folders}/**/*.test.{ts,tsx}`,
  "e2e/**/*.ts",
  "vitest.config.ts",
  "playwright.config.ts",
]).filter((file) => !file.endsWith("no-sleeps.test.ts"));

const sleepsIn = (source: string): string[] =>
  sleeps.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);

test("no test sleeps, and none is tried twice", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    sleepsIn(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("a sleep is known in each of its forms", () => {
  const forms = [
    'await pool.query("select pg_sleep(0.3)")',
    "await page.waitForTimeout(100)",
    'import { setTimeout as pause } from "node:timers/promises";',
    "await new Promise((resolve) => setTimeout(resolve, 300))",
    "export default defineConfig({ retries: 2 })",
  ];
  expect(forms.map((form) => sleepsIn(form))).toEqual(sleeps.map(([name]) => [name]));
});
