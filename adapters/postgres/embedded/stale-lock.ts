import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { errorCode } from "./refusals.ts";
import { holderOf, lockFile, pidIn } from "./postmaster.ts";
import { socketFile } from "./socket-directory.ts";
import type { Site } from "./site.ts";

/**
 * PostgreSQL refuses to start while the process its lock names exists, even if that number now belongs to another
 * program; it makes an exception for the process that starts it. So where the named process is certainly no server of
 * this database, the lock is made to name this program. Deleting it would also lose the note of the shared memory,
 * by which PostgreSQL knows whether backends of a killed server still write.
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
    // Judged and written through one descriptor: had a new server replaced the file meanwhile, this is no longer it.
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
    // Root must not be led elsewhere by a link in a folder that is another account's.
    return openSync(file, constants.O_RDWR | constants.O_NOFOLLOW);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
