// `npm run bench:admin`: the lists and analytics of the back office with a million donations.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/bench/bench-admin.ts"]).status);
