// `npm run bench`: every benchmark on the machine at hand, one after the other, and one table of what they found, beside limits measured
// in the same run. The table is written to bench/results/ with its commit, and into docs/performance.md. `-- giving pages` runs only these
// and leaves docs/performance.md as it is.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { isMet, tableOf, withTable } from "./lib/bench-table.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, refuseOldNode, root, run } from "./lib/prepare.mjs";

const all = ["giving", "pages", "letters", "proofs", "books", "open-data", "admin", "past"];
const gigabyte = 1024 ** 3;

refuseOldNode();
ensureInstalled();
ensureBuilt();
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "open-hand-bench-"));
const groups = all.filter((name) => asked.length === 0 || asked.includes(name)).map(runOne);
rmSync(folder, { recursive: true });

const table = tableOf(groups);
const commit = run("git", ["rev-parse", "--short=12", "HEAD"], { quiet: true }).output.trim();
const changed = run("git", ["status", "--porcelain"], { quiet: true }).output.trim() ? ", with changes" : "";
const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / gigabyte)} GB, ${process.platform}`;
const failed = groups.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
const text = [
  `# Measured on ${day}, commit ${commit}${changed}`,
  `${machine}, Node ${run(pinnedNode(), ["--version"], { quiet: true }).output.trim()}`,
  table,
  ...(failed.length ? [`Ended with an error: ${failed.join(", ")}.`] : []),
].join("\n\n");
mkdirSync(join(root, "bench", "results"), { recursive: true });
writeFileSync(join(root, "bench", "results", `${day}-${commit}.md`), `${text}\n`);
if (asked.length === 0) {
  const document = join(root, "docs", "performance.md");
  writeFileSync(document, withTable(readFileSync(document, "utf8"), text.replace(/^# /, "")));
}
process.stdout.write(`\n${text}\n`);
process.exitCode =
  failed.length || groups.some(({ figures }) => figures.some((one) => isMet(one) === false)) ? 1 : 0;

function runOne(name) {
  process.stdout.write(`\n• ${name} …\n`);
  const file = join(folder, `${name}.jsonl`);
  const { status } = run(pinnedNode(), [`testing/bench/bench-${name}.ts`], { env: { BENCH_FIGURES: file } });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return { name, hasPassed: status === 0, figures: lines.map(JSON.parse) };
}
