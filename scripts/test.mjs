// `npm test`: everything that must be true before a change lands, ending with one plain line `N passed, N failed`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, root, run, step } from "./lib/prepare.mjs";

// Plain lines: this is read in logs as often as on screens.
process.env.NO_COLOR = "1";
refuseOldNode();
ensureInstalled();
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const failures = [];
let passed = 0;
let failed = 0;
const started = Date.now();

for (const [name, args] of [
  ["Types", ["node_modules/typescript/bin/tsc", "-p", "."]],
  ["Lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
  ["Format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]],
]) {
  step(name);
  count(name, run(pinnedNode(), args).status === 0 ? [1, 0] : [0, 1]);
}
vitest("Rules", "unit*");
vitest("Database (embedded PostgreSQL 18)", "db");
const older = olderServer();
if (older) vitest("Database (PostgreSQL 15)", "db", older);
else process.stdout.write("  No PostgreSQL 15 here: set DATABASE_URL_15 to test on one.\n");
ensureBuilt();
vitest("The running program", "system");
const chromium = ensureChromium();
playwright();

const seconds = Math.round((Date.now() - started) / 1000);
process.stdout.write(`\n${failures.length ? `Failed: ${failures.join("; ")}\n` : ""}Took ${seconds} s.\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function vitest(name, project, env = {}) {
  step(name);
  const report = join(reports, `${name.replace(/\W+/g, "-").toLowerCase()}.json`);
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
  ];
  const { status } = run(pinnedNode(), [...args, `--outputFile.json=${report}`], { env });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  count(name, tally(status, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0));
}

function playwright() {
  const name = "Browser";
  step(name);
  const report = join(reports, "browser.json");
  const { status } = run(pinnedNode(), ["node_modules/@playwright/test/cli.js", "test"], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).stats : null;
  count(name, tally(status, stats?.expected ?? 0, stats?.unexpected ?? 0));
}

/** A runner that fails without naming a failed test, or that ran none, is itself a failure. */
function tally(status, good, bad) {
  if (status !== 0 && bad === 0) return [good, 1];
  return good + bad === 0 ? [0, 1] : [good, bad];
}

function count(name, [good, bad]) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(name);
}

/** A server we were given, or the binaries of an installed one, started for the tests alone. */
function olderServer() {
  if (process.env.DATABASE_URL_15) return { TEST_DATABASE_URL: process.env.DATABASE_URL_15 };
  const folders = ["/usr/lib/postgresql/15/bin", "/usr/pgsql-15/bin", "/opt/homebrew/opt/postgresql@15/bin"];
  const binaries = folders.find((folder) => existsSync(folder) && readdirSync(folder).includes("initdb"));
  return binaries ? { TEST_POSTGRES_BINARIES: binaries } : null;
}
