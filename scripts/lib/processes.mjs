// The processes of this machine, and those that a run of ours has started.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Every process as `{ pid, parent, group, command }`. Zombies are left out: they have ended. */
export function listProcesses() {
  if (process.platform !== "linux") return parsePs();
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProc);
}

/**
 * What a run has started: its descendants, members of their process groups, and processes whose command line has the run's mark.
 * A PostgreSQL server is detached, so it loses its parent when the test runner ends; its command line still names its folder.
 * `known` holds the ids that were found before, as a descendant cannot be recognised once its parent has ended.
 */
export function processesOfRun(rootPid, mark, known = new Set()) {
  const others = listProcesses().filter(({ pid }) => pid !== process.pid);
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const { pid, parent, group, command } of others)
      if (parent === rootPid || known.has(parent) || known.has(group) || command.includes(mark))
        known.add(pid);
  }
  return others.filter(({ pid }) => known.has(pid));
}

function readProc(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    // The name in brackets may hold anything, so the fields are read from behind it.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z") return [];
    const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return [{ pid: Number(name), parent: Number(parent), group: Number(group), command }];
  } catch {
    // Ended since it was listed.
    return [];
  }
}

function parsePs() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,pgid=,stat=,command="], { encoding: "utf8" });
  return lines.split("\n").flatMap((line) => {
    const [, pid, parent, group, state, command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state.startsWith("Z")) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), command }];
  });
}
