// `npm test`: what must be true before a change lands. It ends with the plain line `N passed, N failed`.
//   npm test                              the short run, at most 8 minutes on two cores
//   npm test -- --all                     everything, at most 20 minutes; also with CI=true
//   npm test -- --all --part=browser-1/2  one part of it: checks, unit, db-18, db-15, system, browser, or a shard of browser
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, fail, refuseOldNode, root } from "./lib/prepare.mjs";
import { sums } from "./lib/report.mjs";
import { runStep } from "./lib/run-steps.mjs";
import { beginRun } from "./lib/test-run.mjs";
import { leftOutOfShortRun, partNames, testSteps } from "./lib/test-steps.mjs";

const slowFiles = 10;
const noPostgres15 = "no PostgreSQL 15 is installed, and DATABASE_URL_15 names none";

// No colours: the output is read in logs as often as on screens.
process.env.NO_COLOR = "1";
refuseOldNode();
const { values } = parseArgs({
  options: { all: { type: "boolean" }, part: { type: "string" }, results: { type: "string" } },
});
const isFull = values.all ?? process.env.CI === "true";
const [part, shard] = readPart(values.part);
const results = resolve(root, values.results ?? "test-results");

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = Date.now();
const isNeeded = (name) => part === undefined || part === name;
if (isNeeded("browser") || isNeeded("system")) ensureBuilt();
const chromium = isNeeded("browser") ? ensureChromium() : "";

const everyStep = testSteps({ isFull, part, shard, results, port: await freePort(), chromium });
const steps = everyStep.filter((step) => isNeeded(step.part));
if (steps.length === 0) fail(`Part ${part}: ${noPostgres15}.`);
const run = beginRun();
// The browser waits for pages half of the time, so everything else runs beside it, one step after the other.
const lanes = [
  steps.filter((step) => step.part === "browser"),
  steps.filter((step) => step.part !== "browser"),
];
process.stdout.write(`• ${steps.map(({ name }) => name).join(", ")} …\n`);
const done = (await Promise.all(lanes.map(runInOrder))).flat();
await run.end();

const totals = done.map(({ name, hasPassed, report }) => ({
  name,
  passed: report.passed,
  // A runner that fails without naming a failed test, or that ran no test, is itself a failure.
  failed: report.failed || Number(!hasPassed || report.passed === 0),
}));
const passed = totals.reduce((sum, each) => sum + each.passed, 0);
const failed = totals.reduce((sum, each) => sum + each.failed, 0);
printSlowest();
printSkipped();
const names = totals.filter((each) => each.failed > 0).map(({ name }) => name);
if (names.length) process.stdout.write(`\nFailed: ${names.join("; ")}\n`);
process.stdout.write(
  `\nTook ${Math.round((Date.now() - started) / 1000)} s.\n${passed} passed, ${failed} failed\n`,
);
process.exit(failed === 0 ? 0 : 1);

/** "browser-1/2" is shard 1/2 of the browser tests. */
function readPart(value) {
  if (value === undefined) return [];
  const [, name, fraction] = /^(.+?)(?:-(\d+\/\d+))?$/.exec(value) ?? [];
  if (!partNames.includes(name) || (fraction && name !== "browser"))
    fail(`Unknown part ${value}: choose one of ${partNames.join(", ")}, or browser-1/2.`);
  return [name, fraction];
}

async function runInOrder(lane) {
  const ended = [];
  for (const step of lane) {
    const hasPassed = await runStep(step, run.env);
    ended.push({ name: step.name, hasPassed, report: step.read(hasPassed) });
  }
  return ended;
}

function printSlowest() {
  const files = done.flatMap(({ name: step, report }) => report.files.map((file) => ({ ...file, step })));
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowFiles);
  if (slowest.length) process.stdout.write(`\nThe ${slowest.length} slowest files:\n`);
  for (const { name, ms, step } of slowest)
    process.stdout.write(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name} (${step})\n`);
}

function printSkipped() {
  const byReason = sums(
    done.flatMap(({ report }) => report.skipped),
    (reason) => [reason, 1],
  );
  const total = [...byReason.values()].reduce((sum, tests) => sum + tests, 0);
  process.stdout.write(`\nSkipped ${total} tests${total ? ":" : "."}\n`);
  for (const [reason, tests] of byReason) process.stdout.write(`  ${tests}: ${reason}\n`);
  const leftOut = isFull ? missingParts() : leftOutOfShortRun();
  const here = leftOut.filter((each) => isNeeded(each.part));
  if (here.length) process.stdout.write(isFull ? "Not run:\n" : "Only run by `npm test -- --all`:\n");
  for (const { what } of here) process.stdout.write(`  ${what}\n`);
}

function missingParts() {
  const hasOlder = steps.some((step) => step.part === "db-15");
  return hasOlder ? [] : [{ part: "db-15", what: `the database tests on PostgreSQL 15: ${noPostgres15}` }];
}

/** Two runs on one machine do not disturb each other. */
function freePort() {
  return new Promise((found, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
