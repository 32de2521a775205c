import { readdirSync, readFileSync } from "node:fs";

/** As the kernel counts it. */
const tickMs = 10;
const places = { parent: 1, own: [11, 12], endedChildren: [13, 14] };

/** Milliseconds of processor time of a process so far; 0 where the system does not tell. */
export const processorMs = (pid: number | undefined): number => add(fieldsOf(String(pid)), places.own);

/** The same of a database server: of the process itself, of those it has started, and of those that have ended. */
export function serverMs(pid: number): number {
  const children = processes()
    .map(fieldsOf)
    .filter((fields) => fields[places.parent] === String(pid));
  const parent = fieldsOf(String(pid));
  return [
    add(parent, [...places.own, ...places.endedChildren]),
    ...children.map((fields) => add(fields, places.own)),
  ].reduce((sum, ms) => sum + ms, 0);
}

/** Of this very process. */
export function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const processes = (): string[] => {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

/** What stands behind the name of the program, which may hold spaces. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

const add = (fields: readonly string[], which: readonly number[]): number =>
  which.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * tickMs;
