import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { summariseGifts } from "#adapters/postgres/analytics/summarise-gifts.ts";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { postmasterPid } from "#adapters/postgres/embedded/postmaster.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../../program.ts";
import { untilQuiet } from "../until-quiet.ts";
import { costsOf, type Cost } from "./ask-program.ts";
import { computingMs, serverComputingMs } from "./computing-ns.ts";
import { fillPast } from "./fill-past.ts";
import { costOfSealing, sealAll } from "./seal-past.ts";

export type Past = Readonly<{
  /** As the owner of the tables. */
  pool: pg.Pool;
  /** What everything costs as it stands now. */
  measure: () => Promise<Map<string, Cost>>;
}>;
type Report = (line: string) => void;

type Place = Readonly<{ folder: string; pool: pg.Pool; postmaster: number; report: Report }>;

const entriesAtOnce = 500_000;
const minutesOfNightWork = 30;

/** A foundation with that many gifts of earlier years in a database of its own, gone afterwards. */
export async function onPast<T>(gifts: number, report: Report, work: (past: Past) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-past-"));
  // Where root runs this, the database's account must be able to enter.
  chmodSync(folder, 0o755);
  try {
    await withProgram(folder, () => Promise.resolve());
    const server = await openEmbedded(folder, { durable: false });
    const pool = openPool(server.connectionString, { patient: true });
    try {
      // What is measured is the asking; tidying up comes by itself, and once after filling.
      await pool.query("alter system set autovacuum = off");
      await pool.query("select pg_reload_conf()");
      await sealAll(pool);
      await fillPast(pool, gifts, report);
      await sumUp(pool);
      report("summed up");
      const postmaster = postmasterPid(join(server.directory, "cluster")) ?? 0;
      return await work({ pool, measure: () => measure({ folder, pool, postmaster, report }) });
    } finally {
      await pool.end();
      await server.stop();
    }
  } finally {
    for (const place of [folder, sharedFolderOf(folder)])
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Earlier years count as sealed, which a night's sealing does not look at again. Days are summed up by the job ten thousand entries at a time,
 * which for a past that comes at once would take longer than everything else.
 */
async function sumUp(pool: pg.Pool): Promise<void> {
  await summariseLedger(pool);
  await pool.query("update sealed_mark set entry_id = (select entry_id from ledger_summary_mark)");
  await summariseGifts(pool, entriesAtOnce);
  await pool.query("vacuum analyze");
}

async function measure({ folder, pool, postmaster, report }: Place): Promise<Map<string, Cost>> {
  const costs = await withProgram(folder, async (port, pid) => {
    // The night's work reads the whole past, and would be counted as that of whoever asks meanwhile.
    await untilQuiet(() => computingMs(pid) + serverComputingMs(postmaster), { minutes: minutesOfNightWork });
    return costsOf({ port, pid, postmaster, pool }, report);
  });
  return new Map([...costs, ...(await costOfSealing(pool, postmaster))]);
}

async function withProgram<T>(
  folder: string,
  work: (port: number, pid: number | undefined) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const env = { DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1", SESSION_SECRET: "bench".repeat(8) };
  const program = startProgram({ env });
  try {
    await untilListening(program);
    return await work(port, program.child.pid);
  } finally {
    await stopProgram(program);
  }
}
