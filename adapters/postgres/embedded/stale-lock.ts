import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { errorCode } from "./refusals.ts";
import { holderOf, lockFile, pidIn } from "./postmaster.ts";
import { socketFile } from "./socket-directory.ts";
import type { Site } from "./site.ts";

/**
 * PostgreSQL refuses to start while the locked process id exists, even if it was reused; only the starting process
 * itself is exempt. If the named process is certainly no server of this database, the lock is changed to name this
 * program. Deleting it would lose the shared memory key, by which PostgreSQL detects surviving backends.
 */
export function claimStaleLock(site: Site): void {
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
