import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../../start-refusal.ts";
import type { Binaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { tryConnect, type OpenConnection } from "./connection.ts";
import { complaintOf, launch, type Launched } from "./launch.ts";
import { holderOf, postmasterPid, lockFile, pidIn } from "./postmaster.ts";
import { errorCode } from "./refusals.ts";
import type { Site } from "./site.ts";
import { socketFile } from "./socket-directory.ts";

export type Plan = Readonly<{ site: Site; binaries: () => Promise<Binaries>; durable: boolean }>;
export type JoinedServer = { connection: OpenConnection; adopted: boolean; initialised: boolean };

/** Marks the connection that each program keeps, so that others see it. */
const presenceName = "open-hand presence";

const glanceMs = 20;
/** Enough for backends of a killed server to finish; recovery may take any time. */
const timeoutMs = 60_000;
const minRestMs = 25;
const maxRestMs = 400;
const faultsBeforeGivingUp = 3;

/** Temporary errors of a starting or killed server. */
const passing =
  /lock file ".*" (already exists|is empty)|bogus data in lock file|pre-existing shared memory block/;

/** PostgreSQL allows one server per data directory, so concurrent starts may all try: the losers join the winner. */
export async function startOrJoin(
  { site, binaries, durable }: Plan,
  signal?: AbortSignal,
): Promise<JoinedServer> {
  let launched: Launched | undefined;
  let initialised = false;
  let faults = 0;
  let restMs = minRestMs;
  let restUntil = 0;
  let giveUpAt = performance.now() + timeoutMs;

  for (;;) {
    signal?.throwIfAborted();
    const answer = await tryConnect(site, presenceName);
    if (answer.state === "ready") {
      const adopted = launched?.pid === undefined || launched.pid !== postmasterPid(site.cluster);
      return { connection: answer, adopted, initialised };
    }

    const now = performance.now();
    if (answer.state === "busy") giveUpAt = now + timeoutMs;
    else if (launched?.ended) {
      const complaint = complaintOf(launched, site);
      if (!passing.test(complaint ?? "") && ++faults >= faultsBeforeGivingUp)
        throw doesNotStart(site, complaint);
      launched = undefined;
      restUntil = now + restMs;
      restMs = Math.min(restMs * 2, maxRestMs);
    } else if (!launched && now >= restUntil && !isHeldByServer(site)) {
      const programs = await binaries();
      initialised = (await ensureCluster(site, programs, durable)) || initialised;
      claimStaleLock(site);
      launched = launch(site, programs, durable);
      // Copying binaries or creating the database does not count as waiting.
      giveUpAt += performance.now() - now;
    }
    if (now > giveUpAt) throw doesNotAnswer(site, answer.error);
    await pause(glanceMs);
  }
}

/** It is starting or stopping. */
function isHeldByServer({ cluster }: Site): boolean {
  const pid = postmasterPid(cluster);
  return pid !== undefined && holderOf(pid, cluster) === "server";
}

const doesNotStart = (site: Site, complaint: string | undefined): StartRefusal =>
  new StartRefusal(
    `The database in ${site.directory} does not start: ${complaint ?? "PostgreSQL gave no reason"} (more in ${site.log}).`,
  );

function doesNotAnswer(site: Site, error: unknown): StartRefusal {
  const pid = postmasterPid(site.cluster);
  const advice = pid === undefined ? `see ${site.log}` : `end process ${pid}, then start again`;
  return new StartRefusal(`The database in ${site.directory} does not answer (${String(error)}): ${advice}.`);
}

/** Puts our process id into a stale lock. Deleting it would lose the shared memory key, which detects surviving backends. */
function claimStaleLock(site: Site): void {
  for (const file of [lockFile(site.cluster), `${socketFile(site.socketDirectory)}.lock`]) {
    claim(file, site.cluster);
  }
}

function claim(file: string, cluster: string): void {
  const descriptor = openIfThere(file);
  if (descriptor === undefined) return;
  try {
    // Read and written through one descriptor, in case a new server replaced the file.
    const lock = readFileSync(descriptor, "utf8");
    const pid = pidIn(lock);
    if (pid === undefined || pid === process.pid || holderOf(pid, cluster) !== "stranger") return;
    const claimed = lock.replace(/^\s*-?\d+/, String(process.pid));
    writeSync(descriptor, claimed, 0);
    ftruncateSync(descriptor, Buffer.byteLength(claimed));
  } finally {
    closeSync(descriptor);
  }
}

function openIfThere(file: string): number | undefined {
  try {
    // Root must not follow a link in another account's folder.
    return openSync(file, constants.O_RDWR | constants.O_NOFOLLOW);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
