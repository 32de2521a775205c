// `npm run restore`: see docs/operations.md. Takes the variables of `npm start`.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/restore.ts", ...process.argv.slice(2)]).status);
