// `npm run proxy-test`: the nginx and Caddy of deploy/ in front of two instances, which are replaced while gifts are given. See docs/deploying.md.
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
process.exit(run(pinnedNode(), ["node_modules/vitest/vitest.mjs", "run", "--project", "long"]).status);
