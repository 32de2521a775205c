// `npm run checks`: looks at the stored books now, prints each claim and whether it holds. Takes the variables of `npm start`.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/check-books.ts"]).status);
