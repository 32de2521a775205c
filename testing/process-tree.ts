import { listProcesses } from "../scripts/lib/processes.mjs";

/** Kills a process and its children as a power failure would: none of them can do anything about it. */
export function killTree(root: number): void {
  const children = listProcesses().filter(({ parent }) => parent === root);
  for (const { pid } of [{ pid: root }, ...children]) killHard(pid);
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
