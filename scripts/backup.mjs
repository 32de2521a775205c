// `npm run backup`: see docs/operations.md. Takes the variables of `npm start`.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/backup.ts", ...process.argv.slice(2)]).status);
