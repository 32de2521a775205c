// `npm test`: everything that must be true before a change lands, ending with one plain line `N passed, N failed`.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from "./lib/prepare.mjs";
import { readPlaywright, readVitest, sums } from "./lib/report.mjs";
import { runStep } from "./lib/side-by-side.mjs";
import { sourceChecks } from "./lib/source-checks.mjs";

const slowest = 10;

// Plain lines: this is read in logs as often as on screens.
process.env.NO_COLOR = "1";
refuseOldNode();
ensureInstalled();
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();

ensureBuilt();
const chromium = ensureChromium();
const older = olderServer();
const database = vitest("Database (embedded PostgreSQL 18)", "db*");
const onOlder = older && vitest("Database (PostgreSQL 15)", "db*", older);

const failures = [];
let passed = 0;
let failed = 0;

// A browser waits for pages half of the time: what else there is runs in the meantime, one after the other. Nothing waits for
// all of it to end: the last of several checks would have a machine for itself.
const lanes = [
  [playwright("Browser")],
  [
    ...sourceChecks.map(asOneTest),
    vitest("The running program", "system"),
    database,
    onOlder,
    vitest("Rules", "unit*"),
  ],
].map((lane) => lane.filter(Boolean));
process.stdout.write(`• ${lanes.flatMap((lane) => lane.map(({ name }) => name)).join(", ")} …\n`);
const results = (await Promise.all(lanes.map(inTurn))).flat();

for (const { name, hasPassed, report } of results) {
  // A runner that fails without naming a failed test, or that ran none, is itself a failure.
  const bad = report.failed || Number(!hasPassed || report.passed === 0);
  passed += report.passed;
  failed += bad;
  if (bad > 0) failures.push(name);
}
tellSlowest();
tellWhatDidNotRun();
if (failures.length) process.stdout.write(`\nFailed: ${failures.join("; ")}\n`);
process.stdout.write(
  `\nTook ${Math.round((Date.now() - started) / 1000)} s.\n${passed} passed, ${failed} failed\n`,
);
process.exit(failed === 0 ? 0 : 1);

function vitest(name, project, env = {}) {
  const path = join(reports, `${name.replace(/\W+/g, "-").toLowerCase()}.json`);
  const args = [
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${path}`,
  ];
  return { name, args: ["node_modules/vitest/vitest.mjs", ...args], env, read: () => readVitest(path) };
}

function playwright(name) {
  const path = join(reports, "browser.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  return {
    name,
    args: ["node_modules/@playwright/test/cli.js", "test"],
    env,
    read: () => readPlaywright(path),
  };
}

/** A check of the sources counts as one test. */
function asOneTest(check) {
  const read = (hasPassed) => ({
    passed: Number(hasPassed),
    failed: Number(!hasPassed),
    notRun: [],
    files: [],
  });
  return { ...check, read };
}

async function inTurn(lane) {
  const done = [];
  for (const step of lane) {
    const hasPassed = await runStep(step);
    done.push({ name: step.name, hasPassed, report: step.read(hasPassed) });
  }
  return done;
}

function tellSlowest() {
  const files = results.flatMap(({ name: runner, report }) =>
    report.files.map((file) => ({ ...file, runner })),
  );
  process.stdout.write(`\nThe ${slowest} slowest files:\n`);
  for (const { name, ms, runner } of files.toSorted((a, b) => b.ms - a.ms).slice(0, slowest))
    process.stdout.write(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name} (${runner})\n`);
}

function tellWhatDidNotRun() {
  const notRun = results.flatMap((result) => result.report.notRun);
  const { report } = results.find(({ name }) => name === database.name);
  if (!older)
    notRun.push({
      tests: report.passed + report.failed,
      reason: "no PostgreSQL 15 is installed, and DATABASE_URL_15 names none",
    });
  const byReason = sums(notRun, ({ reason, tests }) => [reason, tests]);
  const total = [...byReason.values()].reduce((sum, tests) => sum + tests, 0);
  process.stdout.write(`\n${total} tests did not run${total ? ":" : "."}\n`);
  for (const [reason, tests] of byReason) process.stdout.write(`  ${tests}: ${reason}\n`);
}

/** A server we were given, or the binaries of an installed one, started for the tests alone. */
function olderServer() {
  if (process.env.DATABASE_URL_15) return { TEST_DATABASE_URL: process.env.DATABASE_URL_15 };
  const folders = ["/usr/lib/postgresql/15/bin", "/usr/pgsql-15/bin", "/opt/homebrew/opt/postgresql@15/bin"];
  const binaries = folders.find((folder) => existsSync(folder) && readdirSync(folder).includes("initdb"));
  return binaries ? { TEST_POSTGRES_BINARIES: binaries } : null;
}
