import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

/** Ends a process and all its children as a power failure would: none of them gets a word in. */
export function killTree(pid: number): void {
  const children = childrenOf(pid);
  for (const each of [pid, ...children]) killHard(each);
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function childrenOf(parent: number): number[] {
  return everyProcess()
    .filter((each) => each.parent === parent)
    .map((each) => each.pid);
}

function everyProcess(): { pid: number; parent: number }[] {
  if (process.platform !== "linux") {
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
    return lines.map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return { pid: pid ?? 0, parent: parent ?? 0 };
    });
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // Ended since it was listed.
    return 0;
  }
}
