import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { schedule } from "#jobs/schedule.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../program.ts";
import { drive, type Measured } from "./donors.ts";
import { sameWrites } from "./same-writes.ts";

/**
 * `npm run bench:giving`: gifts a second, from the form's session to the booked gift with its receipt queued, over HTTP
 * through the sandbox and its signed notices; then the bare writes on the same server, and the ratio of the two.
 */
const asked = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const seconds = Number(asked["seconds"] ?? 20);
const donors = Number(asked["donors"] ?? 128);
const warmUpSeconds = 4;
const writesSeconds = 8;
/** The highest figure a telethon has reported. */
const mustHold = { perSecond: 350, p99Ms: 1000 };
const lookMs = 500;
const maxLooks = 120;
/** Of processor time between two looks. */
const quietMs = 60;

const folder = mkdtempSync(join(tmpdir(), "open-hand-bench-"));
// Where root runs this, the database's account must be able to enter.
chmodSync(folder, 0o755);
const port = await freePort();
const program = startProgram({
  env: { DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1", SESSION_SECRET: "bench".repeat(8) },
});
try {
  await untilListening(program);
  const server = await openEmbedded(folder);
  const pool = openPool(server.connectionString, { max: 2 });
  const { rows } = await pool.query<{ id: string }>(
    "select id from content_items where kind = 'campaign' and body->>'endsOn' > now()::text order by id limit 3",
  );
  const campaigns = rows.map(({ id }) => id);
  await untilQuiet();
  await drive({ port, pool, donors, seconds: warmUpSeconds, campaigns });
  // As the server does by itself within a minute: until then it knows its tables as empty.
  await pool.query("analyze");
  const cpuBefore = cpuOf(program.child.pid);
  const measured = await drive({ port, pool, donors, seconds, campaigns });
  const cpuMs = cpuOf(program.child.pid) - cpuBefore;
  const results = await runChecks(checksOfTheBooks, pool);
  const lost = await countLost();
  const writes = await sameWrites(server.connectionString, writesSeconds);
  report(measured, cpuMs);
  translate(`${writes.by}: ${writes.perSecond.toFixed(0)} gifts/s of bare writes on the same server`);
  translate(`ratio: ${(measured.gifts / measured.seconds / writes.perSecond).toFixed(2)}`);
  const faults = results.flatMap(({ name, examples }) => examples.map((example) => `${name}: ${example}`));
  for (const line of [...faults, ...measured.failures.slice(0, 10)]) translate(`✗ ${line}`);
  translate(
    lost + faults.length + measured.failures.length === 0
      ? "nothing lost: every paid gift is booked once and its receipt queued"
      : `✗ ${lost} lost, ${faults.length} faults, ${measured.failures.length} failures`,
  );
  process.exitCode = lost + faults.length + measured.failures.length === 0 ? 0 : 1;
  await pool.end();
  await server.stop();

  async function countLost(): Promise<number> {
    const { rows: found } = await pool.query<{ lost: number }>(
      `select count(*) as lost from sandbox_payments s
         left join payment_attempts a on a.payment_id = s.id
         left join donations d on d.paid_attempt_id = a.id
         left join receipts r on r.donation_id = d.id and r.cause = 'gift'
       where s.state = 'paid' and r.id is null`,
    );
    return found[0]?.lost ?? 0;
  }
} finally {
  await stopProgram(program);
  for (const place of [folder, sharedFolderOf(folder)])
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

function report({ gifts, seconds: taken, latenciesMs }: Measured, cpuMs: number): void {
  const at = (share: number) => (latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? 0).toFixed(0);
  translate(`${gifts} gifts in ${taken.toFixed(1)} s by ${donors} donors at once, on ${cpus().length} cores`);
  translate(`${(gifts / taken).toFixed(0)} gifts/s end to end; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  const holds = gifts / taken >= mustHold.perSecond && Number(at(0.99)) < mustHold.p99Ms;
  translate(
    `${mustHold.perSecond} gifts/s with p99 under ${mustHold.p99Ms} ms: ${holds ? "held" : "NOT held"}`,
  );
  translate(`${(cpuMs / gifts).toFixed(2)} ms of the program's processor time a gift`);
}

/** A new foundation draws its documents once, a while after the start. */
async function untilQuiet(): Promise<void> {
  await pause(Math.max(...schedule.map((job) => ("afterMs" in job ? job.afterMs : 0))));
  let before = cpuOf(program.child.pid);
  for (let quiet = 0, looks = 0; quiet < 4 && looks < maxLooks; looks++) {
    await pause(lookMs);
    const now = cpuOf(program.child.pid);
    quiet = now - before < quietMs ? quiet + 1 : 0;
    before = now;
  }
}

/** Milliseconds of processor time so far; 0 where the system does not tell. */
function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

function translate(line: string): void {
  process.stdout.write(`${line}\n`);
}
