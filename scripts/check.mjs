// `npm run check`: what is quickly known to be wrong, within a minute; for use while working. What takes long is left to `npm test`
// (vitest.config.ts).
import { ensureInstalled, refuseOldNode } from "./lib/prepare.mjs";
import { sideBySide } from "./lib/side-by-side.mjs";
import { sourceChecks } from "./lib/source-checks.mjs";

// Plain lines: this is read in logs as often as on screens.
process.env.NO_COLOR = "1";
refuseOldNode();
ensureInstalled();
const started = Date.now();
const rules = {
  name: "Rules",
  args: ["node_modules/vitest/vitest.mjs", "run", "--project", "unit*", "--reporter=dot"],
  env: { QUICK: "1" },
};
const failed = await sideBySide([...sourceChecks.filter(({ isSlow }) => !isSlow), rules]);
const seconds = Math.round((Date.now() - started) / 1000);
process.stdout.write(`${failed.length ? `Failed: ${failed.join(", ")}. ` : ""}Took ${seconds} s.\n`);
process.exit(failed.length ? 1 : 0);
