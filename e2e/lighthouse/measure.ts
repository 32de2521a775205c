import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { freePort, startProgram, stopProgram, untilListening } from "../../testing/program.ts";
import { everyPage } from "../site-map.ts";
import { medianOf, shortOf, type Scores } from "./scores.ts";

const rounds = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : everyPage.filter(isMeasured).map(({ address }) => address);

const port = await freePort();
const site = `http://localhost:${port}`;
const program = startProgram({
  command: [process.execPath, "e2e/server/start.ts"],
  env: { PORT: String(port), HOST: "localhost", PUBLIC_URL: site },
});
await untilListening(program);
const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
let short = 0;
try {
  for (const address of addresses) {
    const tries: Scores[] = [];
    while (tries.length < rounds) tries.push(await measure(address));
    const scores = medianOf(tries);
    const missing = shortOf(scores);
    if (missing.length > 0) short++;
    const figures = categories.map((name) => String(scores[name]).padStart(4)).join("");
    process.stdout.write(`${figures}  ${address}${missing.length > 0 ? `  ← ${missing.join(", ")}` : ""}\n`);
  }
} finally {
  chrome.kill();
  await stopProgram(program);
}
process.stdout.write(`${addresses.length - short} of ${addresses.length} pages as good as they must be\n`);
process.exit(short === 0 ? 0 : 1);

async function measure(address: string): Promise<Scores> {
  const result = await lighthouse(site + address, {
    port: chrome.port,
    onlyCategories: [...categories],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
  if (process.env["DETAILS"]) explain(result.lhr.audits);
  const scoreOf = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
  };
}

type Audits = Record<string, { title: string; score: number | null; displayValue?: string }>;

function explain(audits: Audits): void {
  for (const { title, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 1) {
      process.stdout.write(`      ${score.toFixed(2)} ${title} ${displayValue ?? ""}\n`);
    }
  }
}

/** Search engines are kept away from some pages on purpose, and a missing page has no business being found. */
function isMeasured({ path }: { path: string }): boolean {
  return !["/this-page-does-not-exist", "/demo/styleguide"].includes(path) && !path.startsWith("/sign-in");
}
