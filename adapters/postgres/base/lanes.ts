import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { replaceConnect, type Acquire } from "./replace-connect.ts";

/** For whom something is done. What nobody said anything about is a gift's, whose calls are answered before anybody could say it. */
export type Lane = "giving" | "visitors" | "staff" | "jobs";

const storage = new AsyncLocalStorage<Lane>();

/** Everything that is asked of the database within it takes the connections of that lane. */
export const inLane = <T>(lane: Lane, work: () => T): T => storage.run(lane, work);

export const currentLane = (): Lane => storage.getStore() ?? "giving";

/**
 * One pool to whoever uses it, and connections of their own for gifts, visitors, staff and jobs: an import of staff that takes all it
 * can get leaves the donors theirs, a storm of gifts leaves the back office its own, and those who only read keep no gift waiting.
 */
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
