import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openPool } from "#adapters/postgres/base/client.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { nextOpenLines } from "#adapters/postgres/open-data/open-lines.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import { ownServer } from "../own-server.ts";
import type { ReadLines } from "./bench-open-data-part.ts";
import { record } from "./figure.ts";
import { fillOpenBooks } from "./fill-open-books.ts";
import { say } from "../say.ts";

/**
 * `npm run bench:open-data`: 1,000,000 lines of the books that stand among as many entries of gifts, made into CSV, JSON and Parquet as
 * every night, and read through the API from the first page to the last, each with the ratio to COPY of the same lines; the first pages
 * beside the last ones; and the most memory for a tenth of the lines and for all of them. BENCH_LINES asks for another size.
 */
const lines = Number(process.env["BENCH_LINES"] ?? 1_000_000);
/** What garbage may lie about before it is collected; the files are some hundreds of MB. */
const maxGrowthMb = 128;
/** The last page finds its place in an index that is as deep as for the first one. */
const maxLastToFirst = 1.5;

const fewLines = 200_000;

const server = await ownServer();
const pool = openPool(server.connectionString, { patient: true });
try {
  await migrateToLatest(pool);
  await seedContent(pool, "2026-01-01");
  await fill(0, lines / 20);
  const smallFiles = await run("files");
  await fill(lines / 20, lines / 2);
  const copyMs = await copyOut();
  const files = await run("files");
  say(
    `files of ${lines} lines in three formats: ${inSeconds(files.ms)} (computing here: ${inSeconds(files.cpuMs)}); ` +
      `COPY of the same lines: ${inSeconds(copyMs)}; ratio ${(files.ms / copyMs).toPrecision(2)}`,
  );
  const limit = { what: "COPY of the same lines", value: copyMs };
  record({ what: `files of ${lines} lines`, value: files.ms, unit: "ms", limit });
  const growth = files.maxRssMb - smallFiles.maxRssMb;
  record({
    what: "files: memory beyond a tenth's",
    value: growth,
    unit: "MB",
    goal: { atMost: maxGrowthMb },
  });
  claim(growth <= maxGrowthMb, `memory: ${mb(smallFiles)} for a tenth, ${mb(files)} for the whole`);

  const read = await run<ReadLines>("pages");
  const { count, firstMs, lastMs } = read.told;
  say(
    `${count} lines through the API: ${inSeconds(read.ms)}; ratio to COPY ${(read.ms / copyMs).toPrecision(2)}`,
  );
  record({ what: `${count} lines through the API`, value: read.ms, unit: "ms", limit });
  record({
    what: "one of the last pages",
    value: lastMs,
    unit: "ms",
    limit: { what: "one of the first", value: firstMs },
    goal: { atMost: maxLastToFirst },
    goalOf: "ratio",
  });
  claim(count === lines, `every line was read once: ${count} of ${lines}`);
  claim(
    lastMs / firstMs <= maxLastToFirst,
    `a page takes ${firstMs.toFixed(1)} ms among the first and ${lastMs.toFixed(1)} ms among the last: ratio ${(lastMs / firstMs).toFixed(2)}`,
  );
  const plan = await planOfLastPage();
  const isFromIndex = plan.includes("ledger_entries_open") && !plan.includes("Seq Scan");
  // Books of some pages are read whole, which is quicker.
  if (lines >= fewLines) claim(isFromIndex, isFromIndex ? "the last page is read from the index" : plan);
} finally {
  await pool.end();
  await server.stop();
}

async function fill(from: number, to: number): Promise<void> {
  await fillOpenBooks(pool, from, to);
  await pool.query("analyze ledger_entries, ledger_postings");
  await summariseLedger(pool);
}

type Measured<Told> = { ms: number; cpuMs: number; maxRssMb: number; told: Told };

async function run<Told = null>(part: "files" | "pages"): Promise<Measured<Told>> {
  const program = join(import.meta.dirname, "bench-open-data-part.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [program, server.connectionString, part]);
  return JSON.parse(stdout) as Measured<Told>;
}

/** What a line of the file says, in the same order. */
async function copyOut(): Promise<number> {
  const { rows } = await pool.query<{ folder: string }>("select current_setting('data_directory') as folder");
  const started = performance.now();
  await pool.query(
    `copy (select e.id, p.line, e.booked_on, e.value_on, e.cause_kind, e.reverses_entry_id, p.account_id, p.cents, p.campaign_id,
         p.program_id, p.project_id, p.fund, p.nature
       from ledger_entries e join ledger_postings p on p.entry_id = e.id
       where e.cause_kind = 'expense' order by e.id, p.line)
     to '${join(rows[0]?.folder ?? "", "bench-lines.csv")}' (format csv)`,
  );
  return performance.now() - started;
}

async function planOfLastPage(): Promise<string> {
  const { rows: last } = await pool.query<{ entry: number }>("select max(id) as entry from ledger_entries");
  const entry = last[0]?.entry ?? 0;
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${nextOpenLines}`, [
    entry - 2000,
    1,
    entry,
    1000,
  ]);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

function claim(holds: boolean, what: string): void {
  say(holds ? what : `✗ ${what}`);
  if (!holds) process.exitCode = 1;
}

function mb({ maxRssMb }: { maxRssMb: number }): string {
  return `${maxRssMb.toFixed(0)} MB`;
}

function inSeconds(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
