import { defineConfig } from "@playwright/test";

const port = 4173;
const executablePath = process.env["CHROMIUM_PATH"] || undefined;

/** Journeys in a real browser against the production build, on a database of their own that is new each time. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  // One more than the cores of a small machine: while a page waits for the program, another goes on.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Two cores share the program, its database and two browsers: a first page can take seconds to come alive.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json"]],
  outputDir: "test-results/browser",
  use: {
    baseURL: `http://localhost:${port}`,
    // A colour on its way to another has the contrast of neither.
    contextOptions: { reducedMotion: "reduce" },
    // Recording slows every test; ask for it when one fails.
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
        // A page that begins in the process of another finds the program's files compiled there (e2e/support/kept-cache.ts).
        "--renderer-process-limit=1",
      ],
    },
  },
  webServer: {
    // By the Node that runs the tests: the machine's own may be older than the program needs.
    command: `"${process.execPath}" e2e/server/start.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // Tests may come from an address of their own: all from one would use up what one visitor may do.
    env: { PORT: String(port), HOST: "localhost", LOG_LEVEL: "warn", TRUST_PROXY: "1" },
  },
});
