// `npm run scale-test`: fifty million rows made by the database itself, and what everything costs before and after `npm run partition`.
// See docs/scaling.md.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/scale/scale-test.ts"]).status);
