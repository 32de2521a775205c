import { readdirSync, readFileSync } from "node:fs";

const nsInMs = 1e6;
const tickMs = 10;

/** What was last seen of each thread, by process: those that have ended are no longer told of. */
const threads = new Map<number | undefined, Map<string, number>>();

/** Milliseconds of processor time of a process with all its threads so far, to the microsecond; 0 where the system does not tell. */
export function computingMs(pid: number | undefined): number {
  const seen = threads.get(pid) ?? new Map<string, number>();
  threads.set(pid, seen);
  for (const thread of foldersIn(`/proc/${pid}/task`)) seen.set(thread, msOf(`/proc/${pid}/task/${thread}`));
  return [...seen.values()].reduce((sum, ms) => sum + ms, 0);
}

/** The same of a database server: of the process itself, of those it has started, and of those that have ended. */
export const serverComputingMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + msOf(`/proc/${each}`), endedMs(pid));

/** As the kernel counts for a parent: in hundredths of a second. */
function endedMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) * tickMs || 0;
}

const msOf = (folder: string): number => Number(read(`${folder}/schedstat`).split(" ")[0]) / nsInMs || 0;

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
