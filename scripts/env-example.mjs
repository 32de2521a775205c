// `npm run env-example`: writes .env.example from the table of variables that the program reads.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["server/environment/write-env-example.ts"]).status);
