import { defineConfig } from "vitest/config";
import { slowDatabaseTests, slowUnitTests } from "./scripts/lib/slow-tests.mjs";

/** Imports a .tsx file, which Node cannot load. */
const receiptCodes = "server/papers/receipt-codes.test.ts";

const isShort = Boolean(process.env["QUICK"] ?? process.env["SHORT_RUN"]);
const slow = isShort ? slowUnitTests : [];

/** Replaces console.error, which must happen before the PDF renderer is loaded. So it does not share modules with other files. */
const alone = "app/papers/render-failure.test.tsx";

/** Only for tests that hang: on a busy machine a good test can take long. */
const patience = 60_000;
const waiting = { testTimeout: patience, expect: { poll: { timeout: patience } } };

/** Node loads the modules as in production. Vite's module runner costs a quarter more CPU time; only tests that mock modules need it. */
const byNode = { viteModuleRunner: false, nodeLoader: false };

const inMemory = {
  pool: "threads",
  // Files share loaded modules, which halves the time. A test must leave no state in a module.
  isolate: false,
  ...waiting,
} as const;

/** Mocks the PDF renderer and imports .tsx files. */
const drawn = "testing/evidence/every-paper.db.test.ts";
const leftOut = isShort || process.env["TEST_OLDER_POSTGRES"] ? slowDatabaseTests : [];
const onDatabase = {
  globalSetup: ["testing/database-server.ts"],
  ...waiting,
  hookTimeout: patience,
};

/** Unit tests run in memory. Tests of stored data are `.db.test.ts` and run on a real PostgreSQL. */
export default defineConfig({
  test: {
    // The default leaves one core unused.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          ...inMemory,
          include: ["{app/messages,server,domain,adapters,jobs,checks,testing}/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/*.{system,long}.test.ts", receiptCodes, ...slow],
          experimental: byNode,
        },
      },
      // Screens are .tsx, which Node cannot load.
      {
        test: {
          name: "unit-app",
          ...inMemory,
          include: ["app/**/*.test.{ts,tsx}", receiptCodes],
          exclude: ["app/messages/**", "**/*.db.test.ts", "**/*.{system,long}.test.ts", alone, ...slow],
        },
      },
      {
        test: { name: "unit-alone", pool: "threads", ...waiting, include: [alone], exclude: slow },
      },
      {
        test: {
          name: "db",
          ...onDatabase,
          include: ["{app,server,domain,adapters,jobs,checks,testing}/**/*.db.test.ts"],
          exclude: [drawn, ...leftOut],
          // Files share loaded modules; each file has its own database.
          isolate: false,
          experimental: byNode,
          // As in server/main.ts: React's development build is slower and is not used in production.
          env: { NODE_ENV: "production" },
        },
      },
      { test: { name: "db-drawn", ...onDatabase, include: [drawn] } },
      {
        test: {
          name: "system",
          include: ["{app,server,adapters,testing}/**/*.system.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          experimental: byNode,
        },
      },
      // These take minutes and have commands of their own, such as `npm run proxy-test`.
      {
        test: {
          name: "long",
          include: ["testing/**/*.long.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
