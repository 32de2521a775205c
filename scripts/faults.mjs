// `npm run faults`: breaks database, disk, program, connections and the payment provider while gifts are given, and floods it. See "Bad nights" in docs/operations.md.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
const statuses = ["run.ts", "run-providers.ts"].map(
  (part) => run(pinnedNode(), [`testing/faults/${part}`, ...process.argv.slice(2)]).status,
);
process.exit(Math.max(...statuses.map((status) => status ?? 1)));
