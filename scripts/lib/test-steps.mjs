// The steps of `npm test`, by part. A CI service can run the parts at the same time (.github/workflows/test.yml).
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";
import { readPlaywright, readVitest } from "./report.mjs";
import { slowDatabaseTests, slowUnitTests } from "./slow-tests.mjs";
import { sourceChecks } from "./source-checks.mjs";

export const partNames = ["checks", "unit", "db-18", "db-15", "system", "browser"];

/** The system tests of a short run: the program starts, and a backup can be restored. */
const shortSystemTests = ["server/start/start.system.test.ts", "server/start/drill.system.test.ts"];

/**
 * Every step as `{ part, name, args, env, read }`, where `read` returns the step's report. `shard` divides the browser tests,
 * as in "1/2".
 */
export function testSteps({ isFull, part, shard, results, port, chromium }) {
  const older = isFull || part === "db-15" ? findPostgres15() : null;
  const scope = isFull ? {} : { SHORT_RUN: "1" };
  const vitest = (of, name, project, { env = {}, files = [] } = {}) => {
    const path = join(results, `${of}.json`);
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${path}`];
    return {
      part: of,
      name,
      args: ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters, ...files],
      env: { ...scope, ...env },
      read: () => readVitest(path),
    };
  };
  const browser = () => {
    const path = join(results, "browser.json");
    return {
      part: "browser",
      name: shard ? `Browser, shard ${shard}` : "Browser",
      args: ["node_modules/@playwright/test/cli.js", "test", ...(shard ? [`--shard=${shard}`] : [])],
      env: {
        ...scope,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
        TEST_RESULTS: results,
        E2E_PORT: String(port),
      },
      read: () => readPlaywright(path),
    };
  };
  return [
    browser(),
    ...sourceChecks.filter(({ isSlow }) => isFull || !isSlow).map(asOneTest),
    vitest("system", "System", "system", { files: isFull ? [] : shortSystemTests }),
    vitest("db-18", "Database (PostgreSQL 18)", "db*"),
    ...(older
      ? [vitest("db-15", "Database (PostgreSQL 15)", "db*", { env: { ...older, TEST_OLDER_POSTGRES: "1" } })]
      : []),
    vitest("unit", "Unit tests", "unit*"),
  ];
}

/** What a short run leaves out, as `{ part, what }`; the browser tests report this themselves. */
export function leftOutOfShortRun() {
  const files = ["adapters", "server", "testing"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith(".system.test.ts"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  );
  return [
    ...sourceChecks.filter(({ isSlow }) => isSlow).map(({ name }) => ({ part: "checks", what: name })),
    { part: "db-15", what: "the database tests on PostgreSQL 15" },
    ...slowUnitTests.map((what) => ({ part: "unit", what })),
    ...slowDatabaseTests.map((what) => ({ part: "db-18", what })),
    ...files.filter((name) => !shortSystemTests.includes(name)).map((what) => ({ part: "system", what })),
  ];
}

/** A check of the sources counts as one test. */
function asOneTest(check) {
  const read = (hasPassed) => ({
    passed: Number(hasPassed),
    failed: Number(!hasPassed),
    skipped: [],
    files: [],
  });
  return { part: "checks", ...check, read };
}

/** The server in DATABASE_URL_15, or the programs of an installed one, which the tests then start. */
function findPostgres15() {
  if (process.env.DATABASE_URL_15) return { TEST_DATABASE_URL: process.env.DATABASE_URL_15 };
  const folders = ["/usr/lib/postgresql/15/bin", "/usr/pgsql-15/bin", "/opt/homebrew/opt/postgresql@15/bin"];
  const binaries = folders.find((folder) => existsSync(folder) && readdirSync(folder).includes("initdb"));
  return binaries ? { TEST_POSTGRES_BINARIES: binaries } : null;
}
