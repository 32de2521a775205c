// `npm run simulate`: ten thousand gifts while notices go astray, the provider fails and the program is killed.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/simulation/run.ts", ...process.argv.slice(2)]).status);
