import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** PostgreSQL's own lock on its data. It is never deleted here: it also guards against backends that outlive a server. */
export const lockFile = (cluster: string): string => path.join(cluster, "postmaster.pid");

/** What is known of the process that a lock file names. */
export type LockHolder = "server" | "stranger" | "gone" | "unknown";

export function postmasterPid(cluster: string): number | undefined {
  try {
    return pidIn(readFileSync(lockFile(cluster), "utf8"));
  } catch {
    return undefined;
  }
}

export function pidIn(lock: string): number | undefined {
  const pid = Math.abs(Number.parseInt(lock, 10));
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
}

/** A number in a file can outlive its process and be given to another, most easily in a container that restarts. */
export function holderOf(pid: number, cluster: string): LockHolder {
  if (!isAlive(pid)) return "gone";
  if (process.platform !== "linux") return "unknown";
  try {
    // Nothing but a parent that never asks keeps a dead process listed.
    if (isZombie(pid)) return "stranger";
    const home = statSync(`/proc/${pid}/cwd`);
    const own = statSync(cluster);
    return home.dev === own.dev && home.ino === own.ino ? "server" : "stranger";
  } catch {
    return isAlive(pid) ? "unknown" : "gone";
  }
}

export function hasEnded(pid: number): boolean {
  if (!isAlive(pid)) return true;
  if (process.platform !== "linux") return false;
  try {
    return isZombie(pid);
  } catch {
    return !isAlive(pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isZombie(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name before the state is in brackets and may itself hold brackets and spaces.
  const state = stat.slice(stat.lastIndexOf(")") + 2)[0];
  return state === "Z" || state === "X";
}
