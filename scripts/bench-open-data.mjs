// `npm run bench:open-data`: a million lines of the books as open data, page by page and as files, against COPY.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/bench/bench-open-data.ts"]).status);
