// `npm run partition`: donations and lines of the books in parts of a year, see docs/scaling.md. Takes the variables of `npm start`.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/partition.ts"]).status);
