// Finds a Chromium for the browser tests: an installed one, else from the package manager (as root), else Playwright's download.
import { existsSync } from "node:fs";
import { fail, pinnedNode, run, step } from "./prepare.mjs";

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  // The build without windows needs a quarter less CPU time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Returns the path of a browser, or "" for the one that Playwright downloaded. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    step("Installing Chromium through the package manager");
    run("apt-get", ["update", "-q"], { quiet: true });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      run("apt-get", ["install", "-y", "-q", name], {
        quiet: true,
        env: { DEBIAN_FRONTEND: "noninteractive" },
      });
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  step("Downloading Playwright's browser");
  const installer = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  const { status, output } = run(pinnedNode(), installer, { quiet: true });
  if (status !== 0)
    fail(`No Chromium was found and none could be installed; set CHROMIUM_PATH.\n${output.trim()}`);
  return "";
}

const findChromium = () => usualPlaces.find((path) => path && existsSync(path));
