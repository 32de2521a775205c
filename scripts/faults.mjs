// `npm run faults`: breaks database, disk, program and connections while gifts are given. See "Bad nights" in docs/operations.md.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/faults/run.ts", ...process.argv.slice(2)]).status);
