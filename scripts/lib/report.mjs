// Reads the reports of the test runners in one form: counts, time per file, and skipped tests with their reason.
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { root } from "./prepare.mjs";

const empty = { passed: 0, failed: 0, skipped: [], files: [] };

/** Adds up the numbers of each key. */
export function sums(items, entryOf) {
  const found = new Map();
  for (const [key, number] of items.map(entryOf)) found.set(key, (found.get(key) ?? 0) + number);
  return found;
}

export function readVitest(path) {
  if (!existsSync(path)) return empty;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, "utf8"));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== "passed" && status !== "failed")
        .map(({ title, meta }) => meta?.notRun ?? withoutReason(fromRoot(name), title)),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: fromRoot(name),
      ms: endTime - startTime,
    })),
  };
}

/** The file of a test is the spec that was started, not the module that declares the test. */
export function readPlaywright(path) {
  if (!existsSync(path)) return empty;
  const { stats, suites } = JSON.parse(readFileSync(path, "utf8"));
  const tests = suites.flatMap((suite) =>
    testsIn(suite).map((test) => ({ ...test, file: `e2e/${suite.file}` })),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: tests
      .filter(({ isSkipped }) => isSkipped)
      .map(({ file, title, reason }) => reason ?? withoutReason(file, title)),
    files: [...sums(tests, ({ file, ms }) => [file, ms])].map(([name, ms]) => ({ name, ms })),
  };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      title,
      isSkipped: status === "skipped",
      reason: annotations.find(({ type }) => type === "skip")?.description,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];

const withoutReason = (file, title) => `no reason given: ${file}, ${title}`;

const fromRoot = (name) => (isAbsolute(name) ? relative(root, name).replaceAll("\\", "/") : name);
