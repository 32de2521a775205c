import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { replaceConnect, type Acquire } from "./replace-connect.ts";

/** For whom something is done. What nobody said anything about is done for visitors. */
export type Lane = "visitors" | "staff" | "jobs";

const storage = new AsyncLocalStorage<Lane>();

/** Everything that is asked of the database within it takes the connections of that lane. */
export const inLane = <T>(lane: Lane, work: () => T): T => storage.run(lane, work);

export const currentLane = (): Lane => storage.getStore() ?? "visitors";

/**
 * One pool to whoever uses it, and connections of their own for visitors, staff and jobs: an import of staff that takes all it can get
 * leaves the donors theirs, and a storm of gifts leaves the back office its own.
 */
export function inLanes(pools: Readonly<Record<Lane, pg.Pool>>): pg.Pool {
  const { visitors, staff, jobs } = pools;
  const ways: Record<Lane, Acquire> = {
    visitors: visitors.connect.bind(visitors),
    staff: staff.connect.bind(staff),
    jobs: jobs.connect.bind(jobs),
  };
  const end = visitors.end.bind(visitors);
  replaceConnect(visitors, () => ways[currentLane()]());
  Object.defineProperty(visitors, "end", {
    value: async () => void (await Promise.all([end(), staff.end(), jobs.end()])),
  });
  return visitors;
}
