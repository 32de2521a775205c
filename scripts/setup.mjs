// `npm run setup`: from an empty database and no variables to a site that can be started. Asks only for what is missing.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/setup.ts", ...process.argv.slice(2)]).status);
