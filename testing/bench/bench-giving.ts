import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { postmasterPid } from "#adapters/postgres/embedded/postmaster.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "../program.ts";
import { drive } from "./donors.ts";
import { reportOfGiving } from "./giving-report.ts";
import { leastWrites } from "./least-writes.ts";
import { ownMs, processorMs, serverMs } from "./processor-time.ts";
import { serverAtHand } from "./server-at-hand.ts";
import { sandboxCost } from "./sandbox-cost.ts";
import { untilQuiet } from "./until-quiet.ts";
import { say } from "../say.ts";

/**
 * `npm run bench:giving`: gifts a second, from the form's session to the booked gift with its receipt queued, over HTTP
 * through the sandbox and its signed notices, with the processor time of each who takes part; then the least that must be
 * written on the same server, and the ratio of the two. `--seconds=20`, `--donors=256` and `--instances=1` ask for other
 * sizes; several instances share the database and the donors, as behind a proxy. `--server=shipped` asks for the PostgreSQL that comes with
 * npm, `--server=` and a folder for any other.
 */
const asked = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const seconds = Number(asked["seconds"] ?? 20);
const donors = Number(asked["donors"] ?? 256);
const instances = Number(asked["instances"] ?? 1);
/** A program of this size is compiled for a while: it is measured as it is on an evening, not in its first seconds. */
const warmUpSeconds = 15;
const writesSeconds = 8;

const folder = mkdtempSync(join(tmpdir(), "open-hand-bench-"));
// Where root runs this, the database's account must be able to enter.
chmodSync(folder, 0o755);
const ports: number[] = [];
const programs: Program[] = [];
const binaries = serverAtHand(asked["server"]);
const server = await openEmbedded(folder, binaries === undefined ? {} : { binaries });
try {
  // One after another: the first makes the tables. They find the server running.
  while (programs.length < instances) {
    const port = await freePort();
    const program = startProgram({
      env: { DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1", SESSION_SECRET: "bench".repeat(8) },
    });
    ports.push(port);
    programs.push(program);
    await untilListening(program);
  }
  const pool = openPool(server.connectionString);
  const { rows } = await pool.query<{ id: string }>(
    "select id from content_items where kind = 'campaign' and body->>'endsOn' > now()::text order by id limit 3",
  );
  const { rows: versions } = await pool.query<{ server_version: string }>("show server_version");
  const on = `PostgreSQL ${versions[0]?.server_version.split(" ")[0]}${binaries ? "" : ", as shipped"}`;
  const campaigns = rows.map(({ id }) => id);
  await untilQuiet(programsMs);
  await drive({ ports, pool, donors, seconds: warmUpSeconds, campaigns });
  // As the server does by itself within a minute: until then it knows its tables as empty.
  await pool.query("analyze");

  const databaseMs = () => serverMs(postmasterPid(join(server.directory, "cluster")) ?? 0);
  const spent = () => ({ program: programsMs(), database: databaseMs(), donors: ownMs() });
  const before = spent();
  const measured = await drive({ ports, pool, donors, seconds, campaigns });
  const after = spent();
  const spentMs = {
    program: after.program - before.program,
    database: after.database - before.database,
    donors: after.donors - before.donors,
  };

  const results = await runChecks(checksOfTheBooks, pool);
  const lost = await countLost();
  const least = await leastWrites(server.connectionString, pool, writesSeconds);
  await stopPrograms();
  const sandbox = await sandboxCost(pool, databaseMs);
  for (const line of reportOfGiving({ measured, donors, instances, spentMs, sandbox, least, on })) say(line);
  const faults = results.flatMap(({ name, examples }) => examples.map((example) => `${name}: ${example}`));
  for (const line of [...faults, ...measured.failures.slice(0, 10)]) say(`✗ ${line}`);
  const wrong = lost + faults.length + measured.failures.length;
  say(
    wrong === 0
      ? "nothing lost: every paid gift is booked once and its receipt queued"
      : `✗ ${lost} lost, ${faults.length} faults, ${measured.failures.length} failures`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
  await pool.end();

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
  await stopPrograms();
  await server.stop();
  for (const place of [folder, sharedFolderOf(folder)])
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

function programsMs(): number {
  return programs.reduce((sum, { child }) => sum + processorMs(child.pid), 0);
}

async function stopPrograms(): Promise<void> {
  await Promise.all(programs.map(stopProgram));
}
