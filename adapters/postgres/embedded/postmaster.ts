import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** PostgreSQL's lock on its data. Never deleted here: it also protects against surviving backends. */
export const lockFile = (cluster: string): string => path.join(cluster, "postmaster.pid");

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

/** A process id can be reused, most easily in a restarted container. */
export function holderOf(pid: number, cluster: string): LockHolder {
  if (!isAlive(pid)) return "gone";
  if (process.platform !== "linux") return "unknown";
  try {
    // Only an unreaped zombie is still listed.
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
  // The process name is in brackets and may contain brackets and spaces.
  const state = stat.slice(stat.lastIndexOf(")") + 2)[0];
  return state === "Z" || state === "X";
}
