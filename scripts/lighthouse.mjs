// `npm run lighthouse -- [--once] [address …]`: measures the public pages as Lighthouse does on a mid-range phone, and says
// which of them fall short. Without addresses: every public page in every language, which takes about half an hour. `--once`
// takes one run per page instead of the median of three; DETAILS=1 tells what each page lost points for. The machine must have
// nothing else to do: Lighthouse multiplies by four whatever time this machine takes.
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, run } from "./lib/prepare.mjs";

refuseOldNode();
ensureInstalled();
ensureBuilt();
const env = { CHROME_PATH: ensureChromium() };
process.exit(run(pinnedNode(), ["e2e/lighthouse/measure.ts", ...process.argv.slice(2)], { env }).status);
