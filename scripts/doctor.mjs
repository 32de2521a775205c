// `npm run doctor`: looks for what is wrong with how the site runs. Takes the variables of `npm start`.
import { ensurePackagesToRun, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensurePackagesToRun();
process.exit(run(pinnedNode(), ["server/start/doctor.ts", ...process.argv.slice(2)]).status);
