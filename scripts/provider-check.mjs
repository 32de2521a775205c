// `npm run provider-check`: asks Stripe and Mollie, in test mode, whether what docs/providers.md believes is so.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/provider-check/run.ts"]).status);
