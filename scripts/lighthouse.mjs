// `npm run lighthouse [address …]`: measures the public pages as Lighthouse does on a mid-range phone, and says which
// of them fall short. Without addresses: every public page in every language, which takes the better part of an hour.
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
const env = { CHROME_PATH: ensureChromium() };
process.exit(run(pinnedNode(), ["e2e/lighthouse/measure.ts", ...process.argv.slice(2)], { env }).status);
