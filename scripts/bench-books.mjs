// `npm run bench:books`: the books of a foundation with a million entries a year, against PostgreSQL doing the bare work.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/bench/bench-books.ts"]).status);
