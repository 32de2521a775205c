// `npm run bench:giving`: how many gifts a second the program takes, from the form to the books.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/bench/bench-giving.ts", ...process.argv.slice(2)]).status);
