// `npm run bot-farm`: a hundred thousand stolen cards against each provider, while donors give.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["testing/bot-farm/run.ts", ...process.argv.slice(2)]).status);
