// `npm run bench:taps`: how long the first tap on a page takes to show on a slow phone.
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
const env = { CHROMIUM_PATH: ensureChromium() };
process.exit(run(pinnedNode(), ["testing/bench/bench-taps.ts", ...process.argv.slice(2)], { env }).status);
