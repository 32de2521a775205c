// `npm run bench`: every benchmark on the machine at hand, one after the other, and one table of what they found, beside limits measured
// in the same run. `-- giving pages` runs only these. What each found last is kept in bench/results/ with its commit, and the table of all
// of it is written there and into docs/performance.md.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { isMet, textOf, withTable } from "./lib/bench-table.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, root, run } from "./lib/prepare.mjs";

const all = ["giving", "pages", "taps", "admin", "past"];
const gigabyte = 1024 ** 3;
const results = join(root, "bench", "results");

refuseOldNode();
ensureInstalled();
ensureBuilt();
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "open-hand-bench-"));
const commit = run("git", ["rev-parse", "--short=12", "HEAD"], { quiet: true }).output.trim();
const changed = run("git", ["status", "--porcelain", "--", ":!bench", ":!docs"], {
  quiet: true,
}).output.trim();
const measuredOn = {
  day: new Date().toISOString().slice(0, 10),
  commit: commit + (changed ? ", with changes" : ""),
  machine: `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / gigabyte)} GB, ${process.platform}`,
  node: run(pinnedNode(), ["--version"], { quiet: true }).output.trim(),
};
mkdirSync(results, { recursive: true });
const measured = all.filter((name) => asked.length === 0 || asked.includes(name)).map(runOne);
rmSync(folder, { recursive: true });

const text = textOf(all.map(lastOf).filter(Boolean));
writeFileSync(join(results, "table.md"), `${text}\n`);
const document = join(root, "docs", "performance.md");
writeFileSync(document, withTable(readFileSync(document, "utf8"), text));
process.stdout.write(`\n${text}\n`);
process.exitCode = measured.every(
  ({ hasPassed, figures }) => hasPassed && figures.every((one) => isMet(one) !== false),
)
  ? 0
  : 1;

function runOne(name) {
  process.stdout.write(`\n• ${name} …\n`);
  const file = join(folder, `${name}.jsonl`);
  const { status } = run(pinnedNode(), [`testing/bench/bench-${name}.ts`], {
    env: { BENCH_FIGURES: file, ...(name === "taps" && { CHROMIUM_PATH: ensureChromium() }) },
  });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const found = { name, ...measuredOn, hasPassed: status === 0, figures: lines.map(JSON.parse) };
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(found, null, 2)}\n`);
  return found;
}

function lastOf(name) {
  const file = join(results, `${name}.json`);
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8"));
}
