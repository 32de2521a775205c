// What the runners wrote about their tests, brought to one form: files with their time, counts, and what did not run.
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { root } from "./prepare.mjs";

const nothing = { passed: 0, failed: 0, notRun: [], files: [] };

/** Of each key the sum of its numbers. */
export function sums(items, entryOf) {
  const found = new Map();
  for (const [key, number] of items.map(entryOf)) found.set(key, (found.get(key) ?? 0) + number);
  return found;
}

/** Of a report by Vitest. */
export function readVitest(path) {
  if (!existsSync(path)) return nothing;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, "utf8"));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    notRun: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== "passed" && status !== "failed")
        .map(({ title, meta }) => ({
          tests: 1,
          reason: meta?.notRun ?? `not said: ${fromRoot(name)}, ${title}`,
        })),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: fromRoot(name),
      ms: endTime - startTime,
    })),
  };
}

/** Of a report by Playwright, where a test's file is the one that was started, not the one that it is written in. */
export function readPlaywright(path) {
  if (!existsSync(path)) return nothing;
  const { stats, suites } = JSON.parse(readFileSync(path, "utf8"));
  const tests = suites.flatMap((suite) =>
    testsIn(suite).map((test) => ({ ...test, name: `e2e/${suite.file}` })),
  );
  const perFile = sums(tests, ({ name, ms }) => [name, ms]);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    notRun: tests
      .filter(({ isSkipped }) => isSkipped)
      .map(({ name, title }) => ({ tests: 1, reason: `not said: ${name}, ${title}` })),
    files: [...perFile].map(([name, ms]) => ({ name, ms })),
  };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      isSkipped: status === "skipped",
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];

const fromRoot = (name) => (isAbsolute(name) ? relative(root, name).replaceAll("\\", "/") : name);
