// `npm run bench:past`: what a gift and each look at what was given cost after a thousand and after five million gifts of earlier years.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/bench/bench-past.ts"]).status);
