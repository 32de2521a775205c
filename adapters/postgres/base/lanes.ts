import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { replaceConnect, type Acquire } from "./replace-connect.ts";

/** The kind of work. The default is giving. */
export type Lane = "giving" | "visitors" | "staff" | "jobs";

const storage = new AsyncLocalStorage<Lane>();

/** All statements inside use this lane's connections. */
export const inLane = <T>(lane: Lane, work: () => T): T => storage.run(lane, work);

export const currentLane = (): Lane => storage.getStore() ?? "giving";

/** Separate connections for donations, visitors, staff and jobs, so that none delays another. */
export function inLanes(pools: Readonly<Record<Lane, pg.Pool>>): pg.Pool {
  const { giving, visitors, staff, jobs } = pools;
  const ways: Record<Lane, Acquire> = {
    giving: giving.connect.bind(giving),
    visitors: visitors.connect.bind(visitors),
    staff: staff.connect.bind(staff),
    jobs: jobs.connect.bind(jobs),
  };
  const end = giving.end.bind(giving);
  replaceConnect(giving, () => ways[currentLane()]());
  Object.defineProperty(giving, "end", {
    value: async () => void (await Promise.all([end(), visitors.end(), staff.end(), jobs.end()])),
  });
  return giving;
}
