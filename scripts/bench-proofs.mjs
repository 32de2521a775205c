// `npm run bench:proofs`: sealing a million gifts and serving proofs of them, against bare SHA-256 of the same bytes.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/bench/bench-proofs.ts", ...process.argv.slice(2)]).status);
