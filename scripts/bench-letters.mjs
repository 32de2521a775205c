// `npm run bench:letters`: letters from the outbox to a mail server, beside SMTP alone.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/bench/bench-letters.ts", ...process.argv.slice(2)]).status);
