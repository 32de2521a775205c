// `npm run upgrade-test`: the last release and this version on one database, while gifts are given. See docs/operations.md.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/upgrade/upgrade-test.ts"]).status);
