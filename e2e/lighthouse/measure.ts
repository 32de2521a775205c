import { launch } from "chrome-launcher";
import { freePort, startProgram, stopProgram, untilListening } from "../../testing/program.ts";
import { everyPage } from "../site-map.ts";
import { look, type Look } from "./look.ts";
import { categories, isDecided, medianOf, shortOf } from "../../testing/lighthouse-scores.ts";

/** `--once`: one run per page, for a quick look. */
const options = process.argv.slice(2);
const isEnough: typeof isDecided = options.includes("--once") ? () => true : isDecided;
const asked = options.filter((option) => option.startsWith("/"));
const addresses =
  asked.length > 0
    ? asked
    : everyPage.filter(({ path }) => path !== "/this-page-does-not-exist").map(({ address }) => address);

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
  // A browser that has just started is busy with itself, and its first page would pay for that.
  await look(site, "/", chrome.port, ["performance"]);
  for (const address of addresses) if (!(await isGood(address))) short++;
} finally {
  chrome.kill();
  await stopProgram(program);
}
process.stdout.write(`${addresses.length - short} of ${addresses.length} pages as good as they must be\n`);
process.exit(short === 0 ? 0 : 1);

async function isGood(address: string): Promise<boolean> {
  // The first visitor of a day waits for the page to be made; it is the others who are counted.
  await fetch(site + address).then((response) => response.arrayBuffer());
  const looks = [await look(site, address, chrome.port, categories)];
  // Only speed differs from one run to the next.
  while (!isEnough(looks.map(({ scores }) => scores))) {
    looks.push(await look(site, address, chrome.port, ["performance"]));
  }
  const scores = medianOf(looks.map((one) => one.scores));
  const missing = shortOf(scores);
  const figures = categories.map((name) => String(scores[name]).padStart(4)).join("");
  const fault = missing.length > 0 ? `  ← ${missing.join(", ")}` : "";
  process.stdout.write(`${figures}  ${address}  ${looks.at(-1)?.times}${fault}\n`);
  if (process.env["DETAILS"]) explain(looks);
  return missing.length === 0;
}

function explain(looks: readonly Look[]): void {
  for (const fault of new Set(looks.flatMap(({ faults }) => faults)))
    process.stdout.write(`      ${fault}\n`);
}
