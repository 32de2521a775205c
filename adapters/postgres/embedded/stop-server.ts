import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { tryConnect } from "./connection.ts";
import { hasEnded, postmasterPid } from "./postmaster.ts";
import { errorCode } from "./refusals.ts";
import { removeIfEmpty } from "./socket-directory.ts";
import type { Site } from "./site.ts";

/** Not counted as a user, or two stopping programs would wait for each other. */
const stopperName = "open-hand stop";

const glanceMs = 20;
/** Time for the server to notice closed connections. */
const farewellMs = 1_000;
const shutdownMs = 60_000;

/** Shuts the server down, unless another program is connected. */
export async function stopServer(site: Site, report: (line: string) => void): Promise<void> {
  const answer = await tryConnect(site, stopperName);
  if (answer.state !== "ready") return;
  // Read while the server answers, so the id is right.
  const pid = postmasterPid(site.cluster);
  // A server that cannot answer is being stopped elsewhere.
  const isUsed = await isStillUsed(answer.client).catch(() => false);
  await answer.client.end();
  if (isUsed) {
    report("The database server is left running for another program that uses it.");
    return;
  }
  if (pid !== undefined) await shutDown(pid);
  if (site.socketDirectory !== site.directory) removeIfEmpty(site.socketDirectory);
}

async function isStillUsed(client: Client): Promise<boolean> {
  const giveUpAt = performance.now() + farewellMs;
  for (;;) {
    const { rows } = await client.query<{ application_name: string }>(
      `select application_name from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [stopperName],
    );
    if (rows.length === 0) return false;
    if (performance.now() > giveUpAt) return true;
    await pause(glanceMs);
  }
}

/** SIGINT: fast shutdown. */
async function shutDown(pid: number): Promise<void> {
  signal(pid);
  const giveUpAt = performance.now() + shutdownMs;
  while (!hasEnded(pid)) {
    if (performance.now() > giveUpAt)
      throw new Error(`PostgreSQL (process ${pid}) did not shut down in ${shutdownMs} ms`);
    await pause(glanceMs);
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}
