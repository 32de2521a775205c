// `npm run tables`: writes adapters/postgres/tables.ts from a database that the migrations just made.
import { ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
process.exit(run(pinnedNode(), ["testing/sql-check/write-tables.ts"]).status);
