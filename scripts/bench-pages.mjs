// `npm run bench:pages`: what a page costs, beside node:http sending the same bytes.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/bench/bench-pages.ts", ...process.argv.slice(2)]).status);
