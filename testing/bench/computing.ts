import { readFileSync, readdirSync } from "node:fs";
import type pg from "pg";

export type Measured = Readonly<{ ms: number; computingMs: number }>;

/**
 * How long work takes by the clock, and how long processors were at it: of this program and of the database server with all its
 * processes. Only the second is the same on a busy machine. Where the system does not tell (Linux does) it is this program's alone.
 */
export async function measure(pool: pg.Pool, work: () => unknown): Promise<Measured> {
  const server = serverOf(await backendOf(pool));
  const [began, usage, before] = [performance.now(), process.cpuUsage(), computingOf(server)];
  await work();
  const { user, system } = process.cpuUsage(usage);
  return {
    ms: performance.now() - began,
    computingMs: (user + system) / 1000 + computingOf(server) - before,
  };
}

async function backendOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return String(rows[0]?.pid);
}

const serverOf = (backend: string): string => statOf(backend)?.[1] ?? "";

/** The server has waited for those of its processes that ended; the others are asked themselves. */
function computingOf(server: string): number {
  const own = statOf(server);
  if (!own) return 0;
  const living = readdirSync("/proc").flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
    return stat?.[1] === server ? [ticksOf(stat, 11, 12)] : [];
  });
  return 10 * living.reduce((sum, ticks) => sum + ticks, ticksOf(own, 11, 12, 13, 14));
}

const ticksOf = (stat: readonly string[], ...places: number[]): number =>
  places.reduce((sum, place) => sum + Number(stat[place]), 0);

/** What the system says of a process, from its state on; null if it is gone. */
function statOf(pid: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
