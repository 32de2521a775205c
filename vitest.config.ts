import { defineConfig } from "vitest/config";

/** Draws a paper, which is .tsx; Node reads none. */
const receiptCodes = "server/papers/receipt-codes.test.ts";

/**
 * Papers, tiles, cards and all screens are drawn, photographs are redrawn, fonts are cut, patterns meet long texts, files of
 * megabytes are read, slow visitors are waited for, every log is compared with every shorter one, farms of bots are played
 * through: most of the computing of all rules. `npm run check` leaves these to `npm test`.
 */
const slow = process.env["QUICK"]
  ? [
      "app/papers/**",
      "app/screens/every-screen.test.ts",
      "app/{components/tiles/tile-pattern,styles/fonts}.test.ts",
      "server/{social/draw-card,start/listen-under-attack}.test.ts",
      "testing/provider-check/provider-check.test.ts",
      "server/pages/{kept,serve-kept}.test.ts",
      "domain/giving/risk/farm-on-paper.test.ts",
      "domain/proofs/{log-tree,verify-proof}.test.ts",
      "adapters/backup/places/places.test.ts",
      "adapters/connections/sign-webhook.test.ts",
      "adapters/pictures/redraw.test.ts",
      receiptCodes,
      "testing/patterns.test.ts",
      "adapters/files/camt/{flat-memory,hostile-files,read-camt,unzip}.test.ts",
      "adapters/payments/{mollie/chain-model,never-two}.test.ts",
    ]
  : [];

/** The renderer of papers keeps its own hold on console.error: whoever looks at that must be there before it is loaded. */
const alone = "app/papers/render-failure.test.tsx";

/** A test that hangs is ended. How long one takes says nothing: the machine may have other work. */
const patience = 60_000;
/** What a test waits for is waited for as long as the test may take. */
const waiting = { testTimeout: patience, expect: { poll: { timeout: patience } } };

/**
 * As the program itself is started: Node reads its files as they are. Having each turned into another form first, and kept apart,
 * took a quarter of the computing of the tests that load all of it. Nothing of these is replaced by a stand-in.
 */
const byNode = { viteModuleRunner: false, nodeLoader: false };

const inMemory = {
  pool: "threads",
  // Modules are loaded once for many files, which takes half as long; a test leaves nothing behind in them.
  isolate: false,
  ...waiting,
} as const;

/** Papers drawn as pages: a stand-in takes the renderer's place, and Node reads no .tsx. */
const drawn = "testing/evidence/every-paper.db.test.ts";
const onDatabase = {
  globalSetup: ["testing/database-server.ts"],
  ...waiting,
  hookTimeout: patience,
};

/** Rules are tested in memory; whatever touches stored data is a `.db.test.ts` and runs on a real PostgreSQL. */
export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which on two cores is half of them.
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
      // Screens are .tsx, which Node does not read.
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
          exclude: [drawn],
          // One start of the program for many files: they share nothing but its modules, each has a database of its own.
          isolate: false,
          experimental: byNode,
          // As server/main.ts says before anything else: React's other build is slower, and no visitor meets it.
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
      // By a command of its own: what it tries takes minutes.
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
