// `npm run failover-test`: kills the primary of three PostgreSQL nodes while gifts are given. See docs/operations.md.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/failover/failover-test.ts"]).status);
