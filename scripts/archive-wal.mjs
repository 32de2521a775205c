// `npm run archive-wal`: see docs/operations.md. Takes the variables of the backups.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/archive-wal.ts", ...process.argv.slice(2)]).status);
