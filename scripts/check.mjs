// `npm run check`: the quick checks, in about a minute, for use while working. `npm test` runs the slow ones as well.
import { ensureInstalled, refuseOldNode } from "./lib/prepare.mjs";
import { runTogether } from "./lib/run-steps.mjs";
import { sourceChecks } from "./lib/source-checks.mjs";
import { beginRun } from "./lib/test-run.mjs";

// No colours: the output is read in logs as often as on screens.
process.env.NO_COLOR = "1";
refuseOldNode();
ensureInstalled();
const started = Date.now();
const run = beginRun();
const unitTests = {
  name: "Unit tests",
  args: ["node_modules/vitest/vitest.mjs", "run", "--project", "unit*", "--reporter=dot"],
  env: { QUICK: "1" },
};
const failed = await runTogether([...sourceChecks.filter(({ isSlow }) => !isSlow), unitTests], run.env);
await run.end();
const seconds = Math.round((Date.now() - started) / 1000);
process.stdout.write(`${failed.length ? `Failed: ${failed.join(", ")}. ` : ""}Took ${seconds} s.\n`);
process.exit(failed.length ? 1 : 0);
