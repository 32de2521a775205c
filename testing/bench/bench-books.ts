import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openPool } from "#adapters/postgres/base/client.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import { ownServer } from "../own-server.ts";
import { bareWork } from "./bare-work.ts";
import { awaitTransfers } from "../awaited-transfers.ts";
import { giftCents, giftsOf, type parts } from "./books-parts.ts";
import { fillYear, openAccount } from "./fill-books.ts";
import { record } from "./figure.ts";
import { say } from "../say.ts";

/**
 * `npm run bench:books`: the trial balance and the audit file of a year of 1,000,000 entries and the import of 50,000 lines of a
 * statement, half of which settle gifts, each with the ratio to PostgreSQL doing the bare work on the same data, and the most memory that the program
 * had, for a tenth of the size and for the whole of it. BENCH_ENTRIES and BENCH_LINES ask for other sizes.
 */
const entries = Number(process.env["BENCH_ENTRIES"] ?? 1_000_000);
const lines = Number(process.env["BENCH_LINES"] ?? 50_000);
const tenth = (size: number) => Math.ceil(size / 10);
/** What garbage may lie about before it is collected; the whole file would be some 700 MB. */
const maxGrowthMb = 128;
const whole = { year: 2025, iban: "NL91ABNA0417164300", ledgerAccount: "bank", entries, lines };
const small = {
  year: 2024,
  iban: "NL20INGB0001234567",
  ledgerAccount: "bank-2",
  entries: tenth(entries),
  lines: tenth(lines),
};

const server = await ownServer();
const pool = openPool(server.connectionString, { patient: true });
try {
  await migrateToLatest(pool);
  await seedContent(pool, "2026-01-01");
  await fill();
  const bare = await bareWork(pool);
  await bare.aggregate(whole.year);
  const trial = await run("trialBalance", whole, 5);
  report(
    `trial balance of ${entries} entries`,
    trial,
    await bare.aggregate(whole.year),
    "the bare aggregation",
  );

  const smallFile = await run("auditFile", small);
  const file = await run("auditFile", whole);
  report(`audit file of ${entries} entries`, file, await bare.copyOut(whole.year), "COPY of the same lines");
  grows("audit file", smallFile, file);

  const smallImport = await run("importLines", small);
  const imported = await run("importLines", whole);
  report(`import of ${lines} lines`, imported, await bare.copyIn(whole.iban), "COPY of the rows it leaves");
  grows("import", smallImport, imported);
  await claimImported();
} finally {
  await pool.end();
  await server.stop();
}

async function fill(): Promise<void> {
  const started = performance.now();
  for (const { year, iban, ledgerAccount, entries: count, lines: lineCount } of [small, whole]) {
    await fillYear(pool, year, count);
    await openAccount(pool, iban, ledgerAccount);
    await awaitTransfers(pool, giftsOf(year, lineCount), giftCents);
  }
  await pool.query("analyze");
  const filled = performance.now();
  await summariseLedger(pool);
  const summed = performance.now();
  say(`filled in ${inSeconds(filled - started)}, sums kept by day made in ${inSeconds(summed - filled)}`);
}

/** `cpuMs` with the start of the program, whatever else the machine does. */
type Measured = { ms: number; cpuMs: number; maxRssMb: number };

async function run(part: keyof typeof parts, of: typeof whole, rounds = 1): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, "bench-books-part.ts"),
    server.connectionString,
    part,
    String(rounds),
    String(of.year),
    of.iban,
    String(of.lines),
  ]);
  return JSON.parse(stdout) as Measured;
}

function report(what: string, { ms, cpuMs }: Measured, bareMs: number, against: string): void {
  record({ what, value: ms, unit: "ms", limit: { what: against, value: bareMs } });
  const ratio = (ms / bareMs).toPrecision(2);
  say(
    `${what}: ${inSeconds(ms)} (computing here: ${inSeconds(cpuMs)}); ${against}: ${inSeconds(bareMs)}; ratio ${ratio}`,
  );
}

function grows(what: string, before: Measured, after: Measured): void {
  const growth = after.maxRssMb - before.maxRssMb;
  const isFlat = growth <= maxGrowthMb;
  record({
    what: `${what}: memory beyond a tenth's`,
    value: growth,
    unit: "MB",
    goal: { atMost: maxGrowthMb },
  });
  say(
    `${what}: at most ${before.maxRssMb.toFixed(0)} MB for a tenth, ${after.maxRssMb.toFixed(0)} MB for the whole` +
      (isFlat ? "" : `: GROWS by ${growth.toFixed(0)} MB`),
  );
  if (!isFlat) process.exitCode = 1;
}

/** A run that lost lines, or settled no gifts, would be a quick one. */
async function claimImported(): Promise<void> {
  const { rows } = await pool.query<{ lines: number; agrees: boolean; gifts: number; receipts: number }>(
    `select sum(booked.lines)::int as lines, bool_and(a.closing_cents = a.opening_cents + booked.cents) as agrees,
       (select count(*)::int from donations where status = 'COMPLETED' and by_transfer) as gifts,
       (select count(*)::int from receipts) as receipts
     from bank_accounts a join (select e.account_id, count(*) as lines, sum(e.cents) as cents
       from bank_lines l join bank_entries e on e.id = l.entry_id group by e.account_id) booked on booked.account_id = a.id`,
  );
  const [found] = rows;
  const lineCount = whole.lines + small.lines;
  const giftCount = [whole, small].reduce((sum, of) => sum + giftsOf(of.year, of.lines).length, 0);
  const isWhole = found?.lines === lineCount && found.agrees;
  const isSettled = found?.gifts === giftCount && found.receipts === giftCount;
  say(`lines imported: ${found?.lines} of ${lineCount}; gifts settled: ${found?.gifts} of ${giftCount}`);
  if (isWhole && isSettled) return;
  say("✗ lines or gifts are missing, or balances differ");
  process.exitCode = 1;
}

function inSeconds(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
