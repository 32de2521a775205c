import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// `npm test` chooses a free port and a folder for results; by hand these are fixed.
const port = Number(process.env["E2E_PORT"] ?? 4173);
const results = process.env["TEST_RESULTS"] ?? "test-results";
const executablePath = process.env["CHROMIUM_PATH"] || undefined;

/** Journeys in a real browser, against the production build with a new database. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  // One more than a small machine has cores: while one page waits for the server, another works.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Two cores are shared by the server, its database and three browsers: hydrating a page can take seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json"]],
  outputDir: join(results, "browser"),
  use: {
    baseURL: `http://localhost:${port}`,
    // In the middle of a transition a colour has the contrast of neither end.
    contextOptions: { reducedMotion: "reduce" },
    // Recording slows every test, so it is off unless TRACE is set.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Pages of one renderer process share its compiled scripts (e2e/support/kept-cache.ts).
        "--renderer-process-limit=1",
      ],
    },
  },
  webServer: {
    // The Node that runs the tests: the machine's own may be too old for the server.
    command: `"${process.execPath}" e2e/server/start.ts`,
    // The open data is made soon after the start; without it, pages show less.
    url: `http://localhost:${port}/api/open-data/manifest`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // A test can set its own client address, as rate limits count per address.
    env: { PORT: String(port), HOST: "localhost", LOG_LEVEL: "warn", TRUST_PROXY: "1" },
  },
});
